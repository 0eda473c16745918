import { expect, test } from 'vitest'
import { aDomain, aLargeWireDomain, anIntent } from '../testing/index.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import type { WireInterpretation } from '../whole-domain/wire/schemas.ts'
import { responsesInLanguage, usesInLanguage } from '../whole-domain/wire/uses-in-language.ts'
import { usageOf } from './usage.ts'
import { usesOf } from './uses.ts'

const expression = (text: string) => ({ text, weight: 100, restrictions: [] })
const restricted = {
  ...expression('play $(genre)'),
  restrictions: [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }],
}
const music = aDomain({
  intents: [
    { ...anIntent('play'), expressions: [restricted, expression('§please play'), expression('play')] },
    { ...anIntent('stop'), expressions: [expression('stop')] },
    { ...anIntent('never'), expressions: [] },
  ],
  reusableExpressions: [
    { id: '1', name: 'please', values: { 'eng-USA': '[please]' }, comments: '' },
    { id: '2', name: 'polite', values: { 'deu-DEU': '(§please|bitte)' }, comments: '' },
  ],
})

test('uses are found by kind, with the expressions of deleted intents and the parts in parts', () => {
  expect(usesOf(music, { kind: 'slot', names: ['genre'] }).intents).toEqual([{ name: 'play', count: 1 }])
  expect(usesOf(music, { kind: 'reusableExpression', names: ['please'] })).toMatchObject({
    intents: [{ name: 'play', count: 1 }],
    reusableExpressions: ['polite'],
  })
  expect(usesOf(music, { kind: 'reusableExpression', names: ['please', 'polite'] })).toMatchObject({
    intents: [{ name: 'play', count: 1 }],
    reusableExpressions: [],
  })
  expect(usesOf(music, { kind: 'canonical', slot: 'genre', names: ['jazz'] }).intents).toEqual([
    { name: 'play', count: 1 },
  ])
  const removed = usesOf(music, { kind: 'intent', names: ['play', 'never', 'stop'] })
  expect(removed.intents).toEqual([
    { name: 'play', count: 3 },
    { name: 'stop', count: 1 },
  ])
  expect(usageOf(removed)).toMatchObject({ expressions: 4, rules: 0 })
})

test('what another language stores is read and counted by the same rule', () => {
  const literals = { genre: [{ canonical: 'jazz', literals: ['Jazz'] }] }
  const stored = [
    { intent: 'play', expressions: [{ expression: 'spiele $(genre)', literals }, { expression: 'spiele' }] },
    { intent: 'stop', expressions: [{ expression: 'halt §please' }] },
  ]
  const inPlay = [{ name: 'play', count: 1 }]
  expect(usesInLanguage(stored, { kind: 'slot', names: ['genre'] })).toEqual(inPlay)
  expect(usesInLanguage(stored, { kind: 'reusableExpression', names: ['please'] })).toEqual([
    { name: 'stop', count: 1 },
  ])
  expect(usesInLanguage(stored, { kind: 'canonical', slot: 'genre', names: ['jazz'] })).toEqual(inPlay)
  expect(usesInLanguage(stored, { kind: 'intent', names: ['play'] })).toEqual([{ name: 'play', count: 2 }])
})

test('the responses that mention a slot are found in what another language stores', () => {
  const stored = {
    tts_responses: { show: ['Hier ist {{genre}}'], bye: ['Bis bald'] },
    gui_responses: { show: '$genre', list: { title: '{{genre.name}}' } },
    runtime_responses: { more: { voice: ['{{genre}}'] } },
  }
  expect(responsesInLanguage(stored, { kind: 'slot', names: ['genre'] })).toEqual(['show', 'list', 'more'])
  expect(responsesInLanguage(stored, { kind: 'slot', names: ['title'] })).toEqual([])
})

test('what is counted as stored is what is counted in the domain made of it', () => {
  const wire = aLargeWireDomain({ intents: 40, expressions: 20, rules: 0, languages: ['eng-USA'] })
  const odd: WireInterpretation['expressions'] = [
    { expression: 'no literals $(album_1' },
    { expression: '[$(album_1)|§please] ($(album_1)) §please-now', literals: {} },
    { expression: 'by a restriction alone', literals: { album_1: [{ canonical: 'value_0', literals: [] }] } },
    { expression: '' },
  ]
  const stored = [
    ...wire.nlu_interpretations!,
    { intent: 'odd', expressions: odd },
    { intent: 'silent', expressions: [] },
  ]
  const names = stored.map(({ intent }) => intent)
  const ontology = { ...wire.ontology, intents: Object.fromEntries(names.map((name) => [name, {}])) }
  const { domain } = fromWire({ ...wire, ontology, nlu_interpretations: stored })
  const asked = [
    { kind: 'slot', names: ['album_1', 'song_0'] },
    { kind: 'slot', names: ['nobody', 'album_1'] },
    { kind: 'reusableExpression', names: ['please'] },
    { kind: 'reusableExpression', names: ['please-now', 'please'] },
    { kind: 'canonical', slot: 'album_1', names: ['value_0'] },
    { kind: 'canonical', slot: 'nobody', names: ['value_0'] },
    { kind: 'intent', names: [...names.slice(3), 'nobody'] },
  ] as const
  for (const used of asked) expect(usesInLanguage(stored, used)).toEqual(usesOf(domain, used).intents)
})
