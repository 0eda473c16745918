import type { publishing, Reply } from '@sdp/api'
import { type Item, itemKey, mergeStates, type PublishState } from '@sdp/domain/publishing'
import { create } from 'zustand'

export type Configuration = Reply<typeof publishing.config.shapes>

/** The save point that the page is about. */
export interface About {
  name: string
  savePoint: string
}

export type Loading = 'configuration' | 'instructions' | 'states'

interface Publishing {
  about: About | undefined
  configuration: Configuration | undefined
  held: readonly PublishState[]
  byKey: ReadonlyMap<string, PublishState>
  /** How many calls of each kind are under way. */
  loading: Readonly<Record<Loading, number>>
}

const nothing: Publishing = {
  about: undefined,
  configuration: undefined,
  held: [],
  byKey: new Map(),
  loading: { configuration: 0, instructions: 0, states: 0 },
}

/** The state of all that the page shows. */
export const usePublishing = create<Publishing>(() => nothing)

/** The calls in the order of asking, and the call that each state is from. */
let asked = 0
const heldSince = new Map<string, number>()

/** Begins again for another save point. */
export function showPublishing(about: About | undefined): void {
  heldSince.clear()
  usePublishing.setState({ ...nothing, about })
}

export function takeConfiguration(configuration: Configuration): void {
  usePublishing.setState({ configuration })
}

/** The number of a call that will answer with states. */
export function numberOfCall(): number {
  asked += 1
  return asked
}

/** Merges an answer into what is held, except for items about which a later call has answered already. */
export function takeStates(call: number, answered: readonly PublishState[]): void {
  const newer = answered.filter((state) => (heldSince.get(itemKey(state)) ?? 0) <= call)
  for (const state of newer) heldSince.set(itemKey(state), call)
  usePublishing.setState(({ held, byKey }) => {
    const merged = mergeStates(held, newer)
    if (merged === held) return { held, byKey }
    return { held: merged, byKey: new Map(merged.map((state) => [itemKey(state), state])) }
  })
}

/** Does something during which the bar of this kind is shown. */
export async function whileLoading<T>(what: Loading, work: () => Promise<T>): Promise<T> {
  count(what, 1)
  try {
    return await work()
  } finally {
    count(what, -1)
  }
}

function count(what: Loading, more: number): void {
  usePublishing.setState(({ loading }) => ({
    loading: { ...loading, [what]: Math.max(0, loading[what] + more) },
  }))
}

/** The states of items, as far as they are known. */
export function statesOf(items: readonly Item[], byKey: ReadonlyMap<string, PublishState>): PublishState[] {
  return items.map((item) => byKey.get(itemKey(item))).filter((state) => state !== undefined)
}
