import { expect, test } from 'vitest'
import { intentChoices, likelyIntent } from './intent-choices.ts'

const near = [
  { domainId: 'radio', intent: 'stop', by: 'expression' as const, score: 0.95, freeWords: 0 },
  { domainId: 'radio', intent: 'gone', by: 'guess' as const, score: 0.7, freeWords: 0 },
  { domainId: 'radio', intent: 'play', by: 'guess' as const, score: 0.62, freeWords: 0 },
]

test('what the sentence comes near to is listed first, with its certainty', () => {
  expect(intentChoices(near, ['find', 'play', 'stop'])).toEqual([
    { key: 'stop', name: 'stop', detail: 'certain' },
    { key: 'play', name: 'play', detail: '62 % certain' },
    { key: 'find', name: 'find' },
  ])
  expect(intentChoices(near, undefined).map(({ name }) => name)).toEqual(['stop', 'gone', 'play'])
})

test('an intent that has the sentence already is not the one that was meant', () => {
  expect(likelyIntent(near, intentChoices(near, ['find', 'play', 'stop']))).toBe('play')
  expect(likelyIntent([], [])).toBeUndefined()
})
