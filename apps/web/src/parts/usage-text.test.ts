import { expect, test } from 'vitest'
import { deletionText, renamingText } from './usage-text.ts'

const nothing = {
  expressions: 0,
  rules: 0,
  resetRules: 0,
  uiActions: 0,
  responses: 0,
  reusableExpressions: 0,
  tests: 0,
}

test('before something is deleted, what that touches is shown', () => {
  expect(deletionText('the intent play', nothing)).toBe('Do you want to delete the intent play?')
  expect(deletionText('the intent play', { ...nothing, expressions: 2000, rules: 1 })).toBe(
    'Do you want to delete the intent play? It touches 2,000 expressions, 1 rule.',
  )
})

test('before something is renamed, where else its name changes is shown', () => {
  expect(renamingText(nothing)).toBeUndefined()
  expect(renamingText({ ...nothing, resetRules: 2, uiActions: 1 })).toBe(
    'The new name also goes into 2 reset rules, 1 UI action.',
  )
})
