import { expect, test } from 'vitest'
import { conceptNamesIn } from './names-in-texts.ts'

test('concepts are found at any depth, among other words, and not in the middle of a name', () => {
  const value = { a: ['Say HELLO_CONCEPT now', { b: 'BYE_CONCEPT' }, 7, null], c: 'MY_CONCEPTS X_CONCEPT_2' }
  expect([...conceptNamesIn(value)]).toEqual(['HELLO_CONCEPT', 'BYE_CONCEPT'])
})
