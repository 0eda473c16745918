import { expect, test } from 'vitest'
import { combinationText } from './combination-text.ts'

test('the number of rules is shown with what it comes from', () => {
  const inputs = [
    { kind: 'user', input: 'genre', values: ['jazz', 'rock', 'soul'] },
    { kind: 'vehicle', input: 'speed', values: [] },
  ] as const
  expect(combinationText({ intents: ['play', 'stop'], requests: [], inputs })).toBe(
    '2 intents × 3 values of genre × 1 value of speed = 6 rules',
  )
  expect(combinationText({ intents: [], requests: ['ask'], inputs: [] })).toBe('1 request = 1 rule')
})

test('where nothing is chosen it says what to do', () => {
  expect(combinationText({ intents: [], requests: [], inputs: [] })).toMatch(/^Choose intents/)
})
