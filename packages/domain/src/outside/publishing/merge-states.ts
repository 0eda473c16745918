import { itemKey } from './place.ts'
import type { PublishState } from './state.ts'

/**
 * Puts what an action answered among the states that are held, by instruction and language. What stayed the same stays
 * the same object; a refusal belongs to the answer that brought it and goes with the next one.
 */
export function mergeStates(
  held: readonly PublishState[],
  returned: readonly PublishState[],
): readonly PublishState[] {
  if (returned.length === 0) return held
  const fresh = new Map(returned.map((state) => [itemKey(state), state]))
  let hasChanged = false
  const merged = held.map((state) => {
    const key = itemKey(state)
    const next = fresh.get(key)
    fresh.delete(key)
    if (next === undefined || JSON.stringify(next) === JSON.stringify(state)) return state
    hasChanged = true
    return next
  })
  return hasChanged || fresh.size > 0 ? [...merged, ...fresh.values()] : held
}
