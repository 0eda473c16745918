import type { FastifyBaseLogger } from 'fastify'
import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { withinMillis } from '../process/ending-signals.ts'
import { type Preparing, prepareAt } from './prepare.ts'
import { listPublishedStages } from './store.ts'

/** Learning that takes longer is given up, and tried again. */
const timeoutMillis = 5 * 60_000

/** Learns what is published together as soon as something becomes active, so that nobody who speaks waits for it. */
export function workOnLearning({
  jobs,
  events,
  ...preparing
}: Preparing & { jobs: Jobs; events: Pick<Events, 'subscribe'> }): void {
  const wake = jobs.work('learning', async ({ place }) => {
    if (place !== undefined) await prepareAt(preparing, place, AbortSignal.timeout(timeoutMillis))
  })
  events.subscribe(({ type }) => {
    if (type === 'publishing-updated') wake()
  })
}

/** Loads what is published one place after the other, the newest first, while the server starts and after that. */
export async function warmUp(
  { log, ...preparing }: Preparing & { log: Pick<FastifyBaseLogger, 'info' | 'warn'> },
  signal: AbortSignal,
): Promise<void> {
  const start = performance.now()
  // Half of what threads keep: more would push out what was loaded first
  const maxBytes = preparing.runtime.maxBytes / 2
  let bytes = 0
  let places = 0
  try {
    for (const place of await listPublishedStages(preparing.db)) {
      if (signal.aborted || bytes > maxBytes) break
      try {
        bytes += await withinMillis(timeoutMillis, signal, (timeout) => prepareAt(preparing, place, timeout))
        places++
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error, place }, 'what is published could not be loaded ahead')
      }
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'nothing could be loaded ahead')
  }
  const millis = Math.round(performance.now() - start)
  if (!signal.aborted) log.info({ places, millis }, 'what is published was loaded ahead')
}
