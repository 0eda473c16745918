import { expect, test } from 'vitest'
import { canonicalDeletionText, literalDeletionText } from './deletion-texts.ts'

const unused = {
  rules: 0,
  resetRules: 0,
  uiActions: 0,
  responses: 0,
  expressions: 0,
  reusableExpressions: 0,
  tests: 0,
}

const alone = { hasOthers: false }

test('deleting canonicals asks when something goes with them, or may go in another language', () => {
  expect(canonicalDeletionText([{ name: 'jazz', literals: [] }], unused, alone)).toBeUndefined()
  expect(canonicalDeletionText([{ name: 'jazz', literals: [] }], unused, { hasOthers: true })).toBe(
    'Do you want to delete the canonical jazz in all languages?',
  )
  expect(
    canonicalDeletionText(
      [{ name: 'jazz', literals: ['jazz', 'swing'] }],
      { ...unused, expressions: 1, rules: 2, resetRules: 1 },
      alone,
    ),
  ).toBe(
    'Do you want to delete the canonical jazz in all languages? 2 literals will go with it. ' +
      '1 expression will lose the restriction to it. 3 rules will go on comparing with it, and match no more.',
  )
  const both = [
    { name: 'jazz', literals: ['jazz', 'swing'] },
    { name: 'rock', literals: ['rock'] },
  ]
  expect(canonicalDeletionText(both, { ...unused, expressions: 2 }, alone)).toBe(
    'Do you want to delete the 2 selected canonicals in all languages? 3 literals will go with them. ' +
      '2 expressions will lose the restriction to them.',
  )
})

test('deleting a literal asks when expressions are restricted to it', () => {
  expect(literalDeletionText('swing', unused)).toBeUndefined()
  expect(literalDeletionText('swing', { ...unused, expressions: 2 })).toBe(
    'Do you want to delete the literal swing? 2 expressions will lose the restriction to it.',
  )
})
