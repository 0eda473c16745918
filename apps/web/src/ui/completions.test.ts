import { expect, test } from 'vitest'
import { completionsOf } from './completions.ts'

test('names that begin with what is typed come before those that contain it', () => {
  const offers = ['acid jazz', 'Jazz', 'rock', 'jazz rock']
  expect(completionsOf(offers, 'ja')).toEqual({ shown: ['Jazz', 'jazz rock', 'acid jazz'], more: 0 })
  expect(completionsOf(offers, ' ROCK')).toEqual({ shown: ['rock', 'jazz rock'], more: 0 })
})

test('what is typed in full has no completion', () => {
  expect(completionsOf(['rock', 'jazz'], 'rock').shown).toEqual([])
})

test('of thousands some are shown, and how many more there are', () => {
  const offers = Array.from({ length: 3000 }, (_, index) => `city ${index}`)
  expect(completionsOf(offers, 'city')).toEqual({ shown: offers.slice(0, 50), more: 2950 })
})
