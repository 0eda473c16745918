import { expect, test } from 'vitest'
import { anExpression, aSlot } from '../../testing/index.ts'
import { compareExpressions, compareLiterals } from './upload-changes.ts'

const before = ['play it', 'start it', 'go'].map((text) => anExpression(text))

test('expressions are counted as added, changed and removed', () => {
  const after = [
    before[0]!,
    anExpression('start it', { weight: 150 }),
    anExpression('new'),
    anExpression('newer'),
  ]
  expect(compareExpressions('play', before, after)).toEqual({
    name: 'play',
    added: 2,
    changed: 1,
    removed: 1,
  })
})

test('what stays as it is changes nothing, another order is a change without numbers', () => {
  expect(compareExpressions('play', before, before)).toBeUndefined()
  expect(compareExpressions('play', before, before.toReversed())).toEqual({
    name: 'play',
    added: 0,
    changed: 0,
    removed: 0,
  })
})

test('literals are counted by their canonical: one that moves is added and removed', () => {
  const { canonicals } = aSlot('genre', { jazz: ['jazz', 'cool'], rock: ['rock'] })
  const after = aSlot('genre', { jazz: ['jazz'], rock: ['rock', 'cool'], pop: ['pop'] }).canonicals
  expect(compareLiterals('genre', canonicals, after)).toEqual({
    name: 'genre',
    added: 2,
    changed: 0,
    removed: 1,
  })
  expect(compareLiterals('genre', canonicals, canonicals)).toBeUndefined()
})
