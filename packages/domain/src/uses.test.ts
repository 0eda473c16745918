import { expect, test } from 'vitest'
import { aDomain, anIntent } from './testing/index.ts'
import { usageOf } from './usage.ts'
import { usesOf } from './uses.ts'
import { usesInLanguage } from './wire/uses-in-language.ts'

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
  expect(usesOf(music, { kind: 'canonical', slot: 'genre', names: ['jazz'] }).intents).toEqual([
    { name: 'play', count: 1 },
  ])
  const gone = usesOf(music, { kind: 'intent', names: ['play', 'never', 'stop'] })
  expect(gone.intents).toEqual([
    { name: 'play', count: 3 },
    { name: 'stop', count: 1 },
  ])
  expect(usageOf(gone)).toMatchObject({ expressions: 4, rules: 0 })
})

test('what another language stores is read and counted by the same rule', () => {
  const literals = { genre: [{ canonical: 'jazz', literals: ['Jazz'] }] }
  const stored = [
    { intent: 'play', expressions: [{ expression: 'spiele $(genre)', literals }, { expression: 'spiele' }] },
    { intent: 'stop', expressions: [{ expression: 'halt §please' }] },
  ]
  expect(usesInLanguage(stored, { kind: 'slot', names: ['genre'] })).toEqual([{ name: 'play', count: 1 }])
  expect(usesInLanguage(stored, { kind: 'reusableExpression', names: ['please'] })).toEqual([
    { name: 'stop', count: 1 },
  ])
  expect(usesInLanguage(stored, { kind: 'canonical', slot: 'genre', names: ['jazz'] })).toEqual([
    { name: 'play', count: 1 },
  ])
  expect(usesInLanguage(stored, { kind: 'intent', names: ['play'] })).toEqual([{ name: 'play', count: 2 }])
})
