import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTo, bitsOf, copyOf, firstInAll, inBoth } from './bits.ts'

/** Large enough for several words of the summary. */
const size = 5000
/** Numbers near each other and at the borders of words meet more often than any. */
const number = fc.oneof(
  fc.nat(size - 1),
  fc.nat(70),
  fc.nat(70).map((one) => 1000 + one),
  fc.nat(70).map((one) => 4900 + one),
)
const numbers = fc.array(number, { maxLength: 60 })

test('sets meet in the numbers that both have, and all of them first in the smallest', () => {
  assertProperty(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 4 }), numbers, (lists, shared) => {
      const sets = lists.map((list) => bitsOf(size, [...list, ...shared]))
      const inAll = [...new Set([...lists[0]!, ...shared])]
        .filter((one) => lists.every((list) => list.includes(one) || shared.includes(one)))
        .sort((one, other) => one - other)
      expect(firstInAll(sets)).toBe(inAll[0] ?? -1)
      const [a, b = a!] = sets
      const other = lists[1] ?? lists[0]!
      const both = [...new Set([...lists[0]!, ...shared])].filter((one) =>
        [...other, ...shared].includes(one),
      )
      expect(inBoth(a!, b)).toEqual(both.sort((one, next) => one - next))
    }),
    // A set that met nothing behind the first word of the summary
    { found: [{ seed: 2140826587, path: '6:3:3:5:5:0:1' }] },
  )
})

test('what is added to a copy is not in the set itself', () => {
  const set = bitsOf(size, [4999])
  const copy = copyOf(set)
  addTo(copy, 2048)
  expect([firstInAll([set]), firstInAll([copy])]).toEqual([4999, 2048])
})
