import { expect, test } from 'vitest'
import { sentenceCounter } from '../expressions/counting.ts'
import { newApiAction } from '../model/api-action.ts'
import { handlerProblems } from '../nouns/api-actions/problems.ts'
import { knownConcepts } from '../nouns/concepts/known-concepts.ts'
import { exampleFiller } from '../nouns/gui-responses/examples.ts'
import { guiResponseEntryProblems } from '../nouns/gui-responses/problems.ts'
import { allowedCanonicals } from '../nouns/intents/restrict.ts'
import { slotInLanguages } from '../nouns/slots/across-languages.ts'
import { literalOwners } from '../nouns/slots/literal-edits.ts'
import { followList } from '../toolbox/followed-list.ts'
import { firstByName } from '../toolbox/lists.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import { aDomain, aSlot, aUiAction } from './index.ts'

/*
 * Content from outside may hold two things of one name. Wherever one of them is looked up, it is the first
 * (ruling R275).
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

test('UI actions next to their GUI response', () => {
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
