import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from './assert-property.ts'

const isSmall = fc.property(fc.nat(), (number) => number < 1000)

/** What a failure says is to be kept. */
function foundBy(run: () => unknown): { seed: number; path: string } {
  try {
    run()
  } catch (error) {
    const [, seed, path] = /found: \[\{ seed: (-?\d+), path: '([\d:]+)' \}\]/.exec((error as Error).message)!
    return { seed: Number(seed), path: path! }
  }
  throw new Error('it holds')
}

test('what broke a property is named by the failure, and tried before all else', () => {
  const found = foundBy(() => assertProperty(isSmall))
  const drawn: number[] = []
  const seen = fc.property(fc.nat(), (number) => void drawn.push(number))
  assertProperty(seen, { found: [found], numRuns: 5 })
  expect(drawn[0]).toBe(1000)
  expect(drawn.length).toBeGreaterThan(5)
})

test('so it is with properties that wait', async () => {
  const found = foundBy(() => assertProperty(isSmall))
  const drawn: number[] = []
  const later = fc.asyncProperty(fc.nat(), async (number) => {
    await Promise.resolve()
    drawn.push(number)
    return number !== 1000
  })
  await expect(assertProperty(later, { found: [found], numRuns: 5 })).rejects.toThrow('found: [{ seed')
  expect(drawn[0]).toBe(1000)
})

test('a property that holds is silent', () => {
  expect(assertProperty(fc.property(fc.nat(), () => true))).toBeUndefined()
})
