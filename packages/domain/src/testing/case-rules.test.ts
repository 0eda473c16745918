import { expect, test } from 'vitest'
import { addExpressions, editExpression, moveExpressionsToIntent } from '../nouns/intents/expression-edits.ts'
import { replaceInExpressions } from '../nouns/intents/replace-in-expressions.ts'
import { addLiterals, checkNewLiteral, renameLiteral } from '../nouns/slots/literal-edits.ts'
import { readPaste } from '../nouns/slots/pasting.ts'
import { checkIntentRows } from '../outside/sheets/intent-sheet.ts'
import { applySlotRows, checkSlotRows } from '../outside/sheets/slot-sheet.ts'
import { noLineage } from '../whole-domain/identity/lineage.ts'
import { mergeDomains } from '../whole-domain/merging/merge.ts'
import { findProblems } from '../whole-domain/problems/problem-finder.ts'
import { aDomain, anExpression, anIntent, aSlot } from './index.ts'
import { refusalOf } from './refusal.ts'

/*
 * In Turkish `ı` is the small letter of `I`, and `i` that of `İ`: the first two are one text there and two elsewhere, and
 * `I` and `i` are two there and one elsewhere.
 */

const domain = aDomain({
  intents: [
    anIntent('light', { expressions: [anExpression('ışık'), anExpression('lamba')] }),
    anIntent('other', { expressions: [anExpression('IŞIK')] }),
  ],
  slots: [aSlot('city', { irak: ['ırak'], izmir: ['izmir'] })],
})
const [turkish, english] = ['tur-TUR', 'eng-USA']
const light = domain.intents[0]!
const city = domain.slots[0]!

/** Whether each way finds that two texts are the same, for a large text next to the small one that the domain has. */
const finders: [way: string, isFound: (text: string, language: string) => boolean][] = [
  [
    'adding an expression',
    (text, language) => isTaken(() => addExpressions(domain, { intent: 'light', text, language })),
  ],
  [
    'adding two expressions at once',
    (text, language) =>
      isTaken(() => addExpressions(domain, { intent: 'other', text: `${text} x||ışık x`, language })),
  ],
  [
    'changing an expression',
    (text, language) => isTaken(() => editExpression(domain, { intent: 'light', at: 1, text, language })),
  ],
  [
    'replacing in expressions',
    (text, language) =>
      isTaken(() =>
        replaceInExpressions(domain, { intent: 'light', find: 'lamba', replace: text, language }),
      ),
  ],
  [
    'moving an expression',
    (text, language) => {
      const moved = anIntent('other', { expressions: [anExpression(text)] })
      const before = { ...domain, intents: [light, moved] }
      return isTaken(() =>
        moveExpressionsToIntent(before, { intent: 'other', places: [0], to: 'light', language }),
      )
    },
  ],
  [
    'a sheet of intents',
    (text, language) => {
      const row = (value: string) => ({ intent: 'light', type: 'expression', value })
      return checkIntentRows(domain, { language, rows: [row('ışık'), row(text)] }).length > 0
    },
  ],
  [
    'the problems of an intent',
    (text, language) => {
      const twice = anIntent('light', { expressions: [anExpression('ışık'), anExpression(text)] })
      return problemsOf({ ...domain, intents: [twice] }, language).includes('All expressions must be unique.')
    },
  ],
]

test.each(finders)('%s follows the case rules of the language', (_, isFound) => {
  expect(isFound('IŞIK', turkish)).toBe(true)
  expect(isFound('IŞIK', english)).toBe(false)
  expect(isFound('iŞIK', turkish)).toBe(false)
  expect(isFound('ışık'.normalize('NFD'), english)).toBe(true)
})

const literalFinders: [way: string, isFound: (text: string, language: string) => boolean][] = [
  [
    'a literal while it is typed',
    (text, language) => checkNewLiteral(city, text, { language }) !== undefined,
  ],
  [
    'adding a literal',
    (text, language) =>
      isTaken(() => addLiterals(domain, { slot: 'city', canonical: 'izmir', literals: [text], language })),
  ],
  [
    'renaming a literal',
    (text, language) =>
      isTaken(() =>
        renameLiteral(domain, { slot: 'city', canonical: 'izmir', from: 'izmir', to: text, language }),
      ),
  ],
  [
    'pasting literals',
    (text, language) => readPaste(city, { text, language, canonical: 'izmir' }).refused.length > 0,
  ],
  [
    'a sheet of slots',
    (text, language) => {
      const row = (canonical: string, literal: string) => ({
        slot: 'city',
        canonical,
        lang: language,
        literal,
      })
      return checkSlotRows(domain, { language, rows: [row('irak', 'ırak'), row('izmir', text)] }).length > 0
    },
  ],
  [
    'what a sheet of slots holds twice',
    (text, language) => {
      const row = (literal: string) => ({ slot: 'city', canonical: 'irak', lang: language, literal })
      const after = applySlotRows(domain, { language, rows: [row('ırak'), row(text)] })
      return after.slots[0]?.canonicals[0]?.literals.length === 1
    },
  ],
  [
    'the problems of a slot',
    (text, language) => {
      const slot = aSlot('city', { irak: ['ırak'], izmir: [text] })
      return problemsOf({ ...domain, slots: [slot] }, language).some((one) =>
        one.includes('already a literal'),
      )
    },
  ],
]

test.each(literalFinders)('%s follows the case rules of the language', (_, isFound) => {
  expect(isFound('IRAK', turkish)).toBe(true)
  expect(isFound('IRAK', english)).toBe(false)
  expect(isFound('iRAK', turkish)).toBe(false)
})

test('a merge takes for one expression what is one in the language', () => {
  const saying = (...texts: string[]) => ({
    ...domain,
    intents: [anIntent('light', { expressions: texts.map((text) => anExpression(text)) })],
  })
  const merge = (language: string) =>
    mergeDomains({
      base: saying('x'),
      mine: saying('x', 'ışık'),
      theirs: saying('x', 'IŞIK'),
      lineages: { mine: noLineage, theirs: noLineage },
      language,
    })
  expect(
    merge(english)
      .merged.intents[0]?.expressions.map(({ text }) => text)
      .sort(),
  ).toEqual(['IŞIK', 'x', 'ışık'])
  expect(merge(english).both).toEqual([])
  expect(merge(turkish).both).toHaveLength(1)
})

function isTaken(edit: () => unknown): boolean {
  return refusalOf(edit)?.startsWith('taken') ?? false
}

function problemsOf(of: typeof domain, language: string): string[] {
  const context = { language, vendorPrefix: 'sdp_', coreActions: [], platformUiActions: [], languages: [] }
  return findProblems(of, context).map(({ message }) => message)
}
