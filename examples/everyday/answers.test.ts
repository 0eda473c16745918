import { expect, test } from 'vitest'
import { missedAnswers } from './answers.ts'

/* What people answer to a question, written without looking at the samples: the value is found among the other words. */

test('most answers to a question are understood, and what answers nothing is not', () => {
  const { asked, missed } = missedAnswers()
  expect(asked).toBeGreaterThan(20)
  expect(missed).toMatchInlineSnapshot(`
    [
      "whichever is nearest (nearest)",
      "einfach das nächstgelegene (nearest)",
    ]
  `)
})
