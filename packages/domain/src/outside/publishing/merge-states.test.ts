import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPublishState, aPublishState } from '../../testing/any-publish-state.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { mergeStates } from './merge-states.ts'
import { itemKey } from './place.ts'

const states = fc.uniqueArray(anyPublishState, { selector: itemKey, maxLength: 8 })

test('[PUB-076] what an action answered takes the place of what was held, by instruction and language', () => {
  assertProperty(
    fc.property(states, states, (held, returned) => {
      const merged = mergeStates(held, returned)
      const expected = new Map([...held, ...returned].map((state) => [itemKey(state), state]))
      expect(new Map(merged.map((state) => [itemKey(state), state]))).toEqual(expected)
      expect(merged.slice(0, held.length).map(itemKey)).toEqual(held.map(itemKey))
    }),
  )
})

test('what stayed the same stays the same object', () => {
  const held = [aPublishState('published'), aPublishState('published', {}, { language: 'fra-FRA' })]
  expect(mergeStates(held, [aPublishState('published')])).toBe(held)
  const merged = mergeStates(held, [aPublishState('outdated')])
  expect(merged[0]?.resourceState.state).toBe('outdated')
  expect(merged[1]).toBe(held[1])
})
