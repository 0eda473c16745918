import { performance } from 'node:perf_hooks'

/** The middle of how long the work takes, in milliseconds, after some runs that do not count. */
export async function median(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = -3; run < runs; run++) {
    const start = performance.now()
    await work()
    if (run >= 0) times.push(performance.now() - start)
  }
  return middle(times)
}

export function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
