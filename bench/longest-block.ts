import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long the work keeps the event loop from everybody else at most, in milliseconds. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await sleep(50)
  delay.enable()
  await sleep(20)
  delay.reset()
  await work()
  await sleep(20)
  delay.disable()
  return delay.max / 1e6
}
