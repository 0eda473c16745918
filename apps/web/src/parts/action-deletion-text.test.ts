import { expect, test } from 'vitest'
import { actionDeletionText } from './action-deletion-text.ts'

test('who deletes an action is told what becomes of the rules and requests that use it', () => {
  const asked = 'Do you want to delete the API action tune?'
  const text = (rules: number, requests: number) =>
    actionDeletionText('the API action tune', { rules, requests })
  expect(text(0, 0)).toBe(asked)
  expect(text(1, 0)).toBe(`${asked} 1 rule will keep its name and show it in red, unless you clear them.`)
  expect(text(2, 1)).toBe(
    `${asked} 1 request will not be fulfilled by it any more. 2 rules will keep its name and show it in red, unless you clear them.`,
  )
})
