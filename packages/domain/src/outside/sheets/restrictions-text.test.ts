import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { parseRestrictions, printRestrictions } from './restrictions-text.ts'

const oddName = fc.string({ unit: fc.constantFrom(...'ab =:,|;\\é打𠮷\n"'), maxLength: 4 })

test('restrictions read as an author would write them', () => {
  const text = 'genre=jazz:jazz,jazz music|rock:rock;artist=abba:abba'
  const restrictions = [
    {
      slot: 'genre',
      canonicals: [
        { name: 'jazz', literals: ['jazz', 'jazz music'] },
        { name: 'rock', literals: ['rock'] },
      ],
    },
    { slot: 'artist', canonicals: [{ name: 'abba', literals: ['abba'] }] },
  ]
  expect(parseRestrictions(text)).toEqual(restrictions)
  expect(printRestrictions(restrictions)).toBe(text)
})

test('whatever restrictions are written are read as the same', () => {
  const canonical = fc.record({ name: oddName, literals: fc.array(oddName, { maxLength: 3 }) })
  const slot = fc.string({ unit: fc.constantFrom(...'ab =:,|;\\é'), minLength: 1, maxLength: 3 })
  const restriction = fc.record({ slot, canonicals: fc.array(canonical, { maxLength: 3 }) })
  assertProperty(
    fc.property(fc.array(restriction, { maxLength: 3 }), (restrictions) => {
      expect(parseRestrictions(printRestrictions(restrictions))).toEqual(restrictions)
    }),
  )
})

test.each(['jazz:jazz', 'genre=jazz=rock', 'genre=jazz,rock', 'genre|jazz', 'genre=a:b:c', 'a,b'])(
  '"%s" is not written as restrictions',
  (text) => {
    expect(parseRestrictions(text)).toBeUndefined()
  },
)
