import { expect, test } from 'vitest'
import { newApiAction } from './api-actions/api-action.ts'
import { handlerProblems } from './api-actions/problems.ts'
import { knownConcepts } from './concepts/known-concepts.ts'
import { sentenceCounter } from './expressions/counting.ts'
import { allowedCanonicals } from './expressions/restrict.ts'
import { exampleFiller } from './gui-responses/examples.ts'
import { guiResponseEntryProblems } from './gui-responses/problems.ts'
import { firstByName } from './lists.ts'
import { followList } from './problems/followed-list.ts'
import { slotInLanguages } from './slots/across-languages.ts'
import { literalOwners } from './slots/literal-edits.ts'
import { aDomain, aSlot, aUiAction } from './testing/index.ts'
import { fromWire } from './wire/from-wire.ts'

/*
 * Content from outside may hold two things of one name. Wherever one of them is looked up, it is the first.
 */

const language = 'eng-USA'
const two = [
  { name: 'a', literals: ['first'] },
  { name: 'a', literals: ['second', 'third'] },
]

test('entries by name', () => {
  expect(firstByName(two).get('a')).toBe(two[0])
})

test('a list that is followed from edit to edit', () => {
  const followed = followList(({ name }: (typeof two)[number]) => name)
  followed.update(two)
  expect(followed.byName.get('a')).toBe(two[0])
  const other = { name: 'a', literals: [] }
  followed.update([other, ...two])
  expect(followed.byName.get('a')).toBe(other)
  followed.update([two[1]!, other])
  expect(followed.byName.get('a')).toBe(two[1])
  followed.update([other])
  expect(followed.byName.get('a')).toBe(other)
})

test('handlers', () => {
  const whole = {
    id: 'h',
    urls: { dev: 'https://a.example', nonprod: 'https://a.example', prod: 'https://a.example' },
  }
  const broken = { id: 'h', urls: { dev: '', nonprod: '', prod: '' } }
  const apiActions = [{ ...newApiAction('search', []), handler: 'h' }]
  expect(handlerProblems(aDomain({ apiActions, handlers: [whole, broken] }))).toEqual([])
  expect(handlerProblems(aDomain({ apiActions, handlers: [broken, whole] }))).toHaveLength(1)
})

test('reusable parts that are counted', () => {
  const part = (value: string) => ({ id: value, name: 'p', values: { [language]: value }, comments: '' })
  const parts = [part('[a|b] c d'), part('(one two three)')]
  expect(sentenceCounter(parts, language).combinations('§p')).toBe(3n)
})

test('UI actions beside their GUI response', () => {
  const shown = { name: 'show', type: 'PICKLIST' }
  const uiActions = [aUiAction('show'), aUiAction('show', { guiResponse: shown })]
  const domain = aDomain({ uiActions })
  const [byName] = guiResponseEntryProblems.sees({ domain } as never)
  expect(guiResponseEntryProblems.find({ name: 'show', template: {} }, byName)).toEqual([])
})

test('canonicals and literals of a slot', () => {
  const slot = { ...aSlot('s', {}), canonicals: two }
  expect(exampleFiller({ slots: [slot, aSlot('s', { x: ['last'] })] })('{{s}}')).toBe('first')
  expect(slotInLanguages([two]).canonicals).toEqual([{ name: 'a', literals: [['first']] }])
  expect(allowedCanonicals(slot, two).map(({ literals }) => literals)).toEqual([['first']])
  const owned = [
    { name: 'a', literals: ['said'] },
    { name: 'b', literals: ['Said'] },
  ]
  expect(literalOwners({ ...slot, canonicals: owned }, language).get('said')).toBe('a')
})

test('arbitrations of an intent', () => {
  const arbitration = (weight: number) => ({ intentName: 'play', weight })
  const wire = { _id: '1', name: 'x', ontology: { intents: { play: {} } } }
  const read = (...entries: object[]) => fromWire({ ...wire, arbitrations: entries } as never).domain.intents
  expect(read(arbitration(1), arbitration(2))).toEqual(read(arbitration(1)))
})

test('concepts', () => {
  const concept = (isActive: boolean) => ({ name: 'HELLO', isActive, formerNames: [] })
  expect(knownConcepts([concept(true), concept(false)])('hello').is).toBe('active')
})
