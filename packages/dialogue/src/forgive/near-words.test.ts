import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEditApart, nearWords, newNearIndex } from './near-words.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcä'), minLength: 4, maxLength: 10 })

/** Damerau-Levenshtein distance (optimal string alignment) by the usual table. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) table[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, table[i - 2]![j - 2]! + 1)
      table[i]![j] = least
    }
  }
  return table[a.length]![b.length]!
}

test('one edit apart is a distance of one', () => {
  assertProperty(
    fc.property(word, word, (a, b) => {
      expect(isOneEditApart(a, b)).toBe(distance(a, b) === 1)
    }),
    { numRuns: 5000 },
  )
})

test('the index finds every word of five letters or more that is one edit apart', () => {
  assertProperty(
    fc.property(fc.array(word, { maxLength: 60 }), word, (words, said) => {
      const found = nearWords(newNearIndex(new Set(words)), said).filter((one) => isOneEditApart(one, said))
      const all = [...new Set(words)].filter((one) => one.length >= 5 && distance(one, said) === 1)
      expect(found.sort()).toEqual(said.length >= 5 ? all.sort() : [])
    }),
    { numRuns: 2000 },
  )
})

test('only words of alphabets are corrected', () => {
  const index = newNearIndex(['라디오를켜주세요', 'مكيفالهواء', 'радиостанция', 'co2level'])
  expect(nearWords(index, '라디오를꺼주세요')).toEqual([])
  expect(nearWords(index, 'مكيفالهوا')).toEqual([])
  expect(nearWords(index, 'радиостанции')).toEqual(['радиостанция'])
  expect(nearWords(index, 'co2leve')).toEqual([])
})
