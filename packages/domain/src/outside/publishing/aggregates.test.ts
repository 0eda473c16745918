import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { aggregateApprovalState, aggregateResourceState } from './aggregates.ts'
import {
  type ApprovalState,
  approvalStates,
  type ResourceState,
  resourceStates,
  stepStates,
} from './state.ts'

test('[PUB-044] [PUB-053] [PUB-060] the states are those specified', () => {
  expect(resourceStates).toEqual(['unknown', 'published', 'unpublished', 'outdated', 'error', 'mixed'])
  expect(approvalStates).toEqual(['required', 'requested', 'approved', 'mixed'])
  expect(stepStates).toEqual(['inactive', 'unknown', 'progress', 'success', 'warning', 'failed'])
})

test('[PUB-045] one item gives its own state', () => {
  for (const state of resourceStates) expect(aggregateResourceState([state])).toBe(state)
})

test('[PUB-052] no item at all is unknown', () => {
  expect(aggregateResourceState([])).toBe('unknown')
})

const several = fc.array(fc.constantFrom(...resourceStates), { minLength: 2, maxLength: 6 })

/** The table of the specification, line by line. */
function specified(states: readonly ResourceState[]): ResourceState {
  const count = (state: ResourceState) => states.filter((one) => one === state).length
  if (count('error') > 0) return 'error'
  if (count('published') === states.length) return 'published'
  if (count('outdated') === states.length) return 'outdated'
  if (count('unpublished') === states.length) return 'unpublished'
  if (count('published') === 0 && count('unpublished') > 0) return 'unpublished'
  return 'mixed'
}

test('[PUB-046] [PUB-047] [PUB-048] [PUB-049] [PUB-050] [PUB-051] several items are what the table says', () => {
  assertProperty(
    fc.property(several, (states) => {
      expect(aggregateResourceState(states)).toBe(specified(states))
    }),
  )
  expect(aggregateResourceState(['published', 'error'])).toBe('error')
  expect(aggregateResourceState(['published', 'published'])).toBe('published')
  expect(aggregateResourceState(['outdated', 'outdated'])).toBe('outdated')
  expect(aggregateResourceState(['unpublished', 'unpublished'])).toBe('unpublished')
  expect(aggregateResourceState(['unpublished', 'outdated'])).toBe('unpublished')
  expect(aggregateResourceState(['published', 'unpublished'])).toBe('mixed')
  expect(aggregateResourceState(['outdated', 'unknown'])).toBe('mixed')
})

test('the order of items does not count', () => {
  assertProperty(
    fc.property(several, (states) => {
      expect(aggregateResourceState(states.toReversed())).toBe(aggregateResourceState(states))
    }),
  )
})

test.each<[string, ApprovalState]>([
  ['[PUB-054]', 'required'],
  ['[PUB-055]', 'requested'],
  ['[PUB-056]', 'approved'],
])('%s approvals that are all %s are so together', (_, state) => {
  expect(aggregateApprovalState([state, state, state])).toBe(state)
})

test('[PUB-057] approvals that differ are mixed, also where some items need none', () => {
  const some = fc.constantFrom<ApprovalState | undefined>('required', 'requested', 'approved', undefined)
  assertProperty(
    fc.property(fc.array(some, { minLength: 2, maxLength: 5 }), (states) => {
      const kinds = new Set(states)
      expect(aggregateApprovalState(states)).toBe(kinds.size > 1 ? 'mixed' : states[0])
    }),
  )
  expect(aggregateApprovalState([])).toBeUndefined()
})
