import { setImmediate } from 'node:timers/promises'

const sliceMillis = 10

/** Cuts long work into slices, between which all others have their turn. */
export interface Pace {
  /** To be awaited between two pieces of the work: rests when the slice is used up. */
  rest: () => Promise<void> | undefined
}

export function openPace(): Pace {
  let since = performance.now()
  const rest = async () => {
    await setImmediate()
    since = performance.now()
  }
  return { rest: () => (performance.now() - since < sliceMillis ? undefined : rest()) }
}

/** The result of work that comes in steps. */
export async function inSlices<Result>(
  steps: Generator<undefined, Result>,
  pace: Pace = openPace(),
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const resting = pace.rest()
    if (resting !== undefined) await resting
  }
}

/** The same at once, in a thread where nobody else waits. */
export function inOneGo<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
