import { expect, test } from 'vitest'
import { loadingMessage } from './loading-messages.ts'

test('the loading message changes every 2000 ms and goes round', () => {
  expect(loadingMessage(1999)).toBe(loadingMessage(0))
  const round = Array.from({ length: 10 }, (_, index) => loadingMessage(index * 2000))
  expect(new Set(round).size).toBe(10)
  expect(loadingMessage(20_000)).toBe(loadingMessage(0))
})
