import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for work, but no longer than this; how it ends after that nobody learns. */
export async function atMost(millis: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController()
  const waiting = sleep(millis, undefined, { signal: enough.signal }).catch(() => {})
  try {
    await Promise.race([work, waiting])
  } finally {
    enough.abort()
    work.catch(() => {})
  }
}
