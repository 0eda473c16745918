/** Values before and after the one that is shown. */
export interface Steps<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** What the last step was called. */
  name?: string | undefined
}

/** One step further; it joins the last one when both have the same name. */
export function withStep<T>(steps: Steps<T>, value: T, name?: string): Steps<T> {
  if (value === steps.now) return steps
  const isJoined = name !== undefined && name === steps.name
  return { past: isJoined ? steps.past : [...steps.past, steps.now], now: value, future: [], name }
}

export function stepBack<T>({ past, now, future }: Steps<T>): Steps<T> {
  const before = past.at(-1)
  if (past.length === 0) return { past, now, future }
  return { past: past.slice(0, -1), now: before as T, future: [now, ...future] }
}

export function stepForward<T>({ past, now, future }: Steps<T>): Steps<T> {
  if (future.length === 0) return { past, now, future }
  return { past: [...past, now], now: future[0] as T, future: future.slice(1) }
}
