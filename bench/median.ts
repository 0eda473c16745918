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

/**
 * The middle of how much processor time the work takes, in milliseconds: what else the machine does counts little
 * (ruling R382).
 */
export function cpuMillis(runs: number, work: () => unknown): number {
  const times: number[] = []
  for (let run = -Math.min(3, runs); run < runs; run++) {
    const start = process.cpuUsage()
    work()
    if (run >= 0) times.push(millisSince(start))
  }
  return middle(times)
}

/** The processor time of work that waits, once. */
export async function cpuMillisOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  return millisSince(start)
}

function millisSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
