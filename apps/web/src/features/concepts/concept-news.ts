import { concepts } from '@sdp/api'
import { create } from 'zustand'
import { askAgain } from '../../server/use-call.ts'

/** Counts the events about changed concepts: the table reads what changed each time. */
export const useConceptUpdateCount = create<{ count: number }>(() => ({ count: 0 }))

/** Has everything about concepts that is shown follow a change, of one's own or of others. */
export async function refetchChanged(): Promise<void> {
  useConceptUpdateCount.setState(({ count }) => ({ count: count + 1 }))
  const calls = [concepts.read, concepts.history, concepts.all, concepts.texts, concepts.filterValues]
  await Promise.all(calls.map(askAgain))
}
