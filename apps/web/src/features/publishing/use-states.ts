import type { Item, PublishState } from '@sdp/domain/publishing'
import { useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { statesOf, usePublishing } from './publishing-store.ts'

/** The states of items; who calls it is drawn again when one of them changes, and by no other. */
export function useStates(items: readonly Item[]): readonly PublishState[] {
  return usePublishing(useShallow(({ byKey }) => statesOf(items, byKey)))
}

/**
 * Something found in the states of items. Who calls it is drawn again only when that is another answer; it is asked again
 * only when one of these states changed, or `ask` did.
 */
export function useFound<T>(items: readonly Item[], ask: (states: readonly PublishState[]) => T): T {
  const last = useRef<{ ask: unknown; states: readonly PublishState[]; answer: T }>(undefined)
  return usePublishing(({ byKey }) => {
    const states = statesOf(items, byKey)
    const known = last.current
    if (known !== undefined && known.ask === ask && areSame(known.states, states)) return known.answer
    const answer = ask(states)
    last.current = { ask, states, answer }
    return answer
  })
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((state, index) => state === other[index])
}
