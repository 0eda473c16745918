import { untilAny } from '../process/ending-signals.ts'
import { goThrough } from './pipeline.ts'
import { type PublishingPlace, placeName } from './place.ts'
import { withPlaceLock } from './place-lock.ts'
import { isUnfinishedAt, takeNext, unfinishedPlaces } from './run-record.ts'
import type { Tools } from './steps/step.ts'
import { openTargets, type Targets } from './targets/targets.ts'

/** The pipelines by which what was asked for becomes active. */
export interface Publishing {
  targets: Targets
  close: () => void
}

/** The maximum of runs at once in one process: while one waits for a slow target, others go on. */
const runsAtOnce = 3

/** Takes runs from the queue, those of killed servers too. */
export function openPublishing(given: Omit<Tools, 'targetsOf'>): Publishing {
  const { db, events, config, jobs } = given
  const closing = new AbortController()
  const targets = openTargets(config)
  const tools: Tools = { ...given, targetsOf: targets.of }

  /** Runs at one place follow each other in the order of their numbers, whichever server takes them. */
  async function workAt(place: PublishingPlace): Promise<void> {
    const takeAll = (lost: AbortSignal) =>
      untilAny([lost, closing.signal], async (signal) => {
        for (;;) {
          const run = signal.aborted ? undefined : await takeNext(db, place)
          if (run === undefined) return
          await goThrough(tools, run, signal)
        }
      })
    // What was asked for at the last moment saw the place taken, and nobody else would come for it.
    while (await withPlaceLock(db, placeName(place), takeAll)) {
      if (closing.signal.aborted || !(await isUnfinishedAt(db, place))) return
    }
  }

  const wakes = Array.from({ length: runsAtOnce }, () =>
    jobs.work('publishing', async ({ run }) => {
      for (const place of await unfinishedPlaces(db, run)) await workAt(place)
    }),
  )
  const unsubscribe = events.subscribe(({ type }) => {
    if (type === 'publishing-updated') for (const wake of wakes) wake()
  })
  return {
    targets,
    close: () => {
      unsubscribe()
      closing.abort(new Error('The server stops'))
    },
  }
}
