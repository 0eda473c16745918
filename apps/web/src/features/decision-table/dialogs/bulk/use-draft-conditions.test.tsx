import type { MatcherName } from '@sdp/domain/decision-table'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraftConditions } from './use-draft-conditions.ts'

function draft(startsAs?: MatcherName) {
  const { result } = renderHook(() => useDraftConditions(startsAs))
  const slots = () =>
    result.current.rule.slots.map(({ input, matcher, arguments: args }) => [input, matcher, ...args])
  return { current: () => result.current, slots }
}

test('conditions of no rule are put in, changed, taken out and cleared one after the other', () => {
  const { current, slots } = draft()
  act(() => current().actions.add({ kind: 'user', input: 'genre' }))
  act(() => current().actions.add({ kind: 'user', input: 'artist' }))
  expect(slots().map(([input]) => input)).toEqual(['genre', 'artist'])
  act(() => current().actions.setMatcher({ kind: 'user', index: 1, matcher: 'EqualsMatcher' }))
  act(() => current().actions.setArguments({ kind: 'user', index: 1, arguments: ['Nena'] }))
  expect(slots()[1]).toEqual(['artist', 'EqualsMatcher', 'Nena'])
  act(() => current().actions.remove({ kind: 'user', index: 0 }))
  expect(slots()).toEqual([['artist', 'EqualsMatcher', 'Nena']])
  act(() => current().clear())
  expect(slots()).toEqual([])
})

test('those that begin with a matcher of their own have it, each', () => {
  const { current, slots } = draft('AnyMatcher')
  act(() => current().actions.add({ kind: 'user', input: 'genre' }))
  act(() => current().actions.add({ kind: 'user', input: 'artist' }))
  expect(slots()).toEqual([
    ['genre', 'AnyMatcher'],
    ['artist', 'AnyMatcher'],
  ])
})
