import type { ProblemContext } from '@sdp/domain/problems'
import type { ResourceFile } from '@sdp/domain/resources'
import type { Pool } from 'pg'
import type { Config } from '../../config/config.ts'
import type { ContentStore } from '../../content/content-store.ts'
import type { Events } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Outcome, RuntimeRequest } from '../../runtime/protocol.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import type { Journal } from '../journal.ts'
import type { PublishingPlace } from '../place.ts'
import type { Run } from '../run-record.ts'
import type { Target } from '../targets/target.ts'

/** What steps work with. */
export interface Tools {
  config: Config
  db: Pool
  content: ContentStore
  events: Events
  jobs: Jobs
  runtime: Runtime
  newId: () => string
  /** What content is checked against. */
  problemContext: Omit<ProblemContext, 'language' | 'coreActions'>
  /** Where a run delivers to, in addition to the runtime of this installation. */
  targetsOf: (place: Pick<PublishingPlace, 'node' | 'resource' | 'provider'>) => readonly Target[]
}

/** What a step is given. */
export interface Working {
  tools: Tools
  run: Run
  journal: Journal
  /** Ends the step: this server stops, or no longer has the place for itself. */
  signal: AbortSignal
  /** The languages that the run is about: one of a language model, all of a dialog. */
  languages: readonly string[]
  /** Has a thread do something with the content of the run, in one of its languages. */
  ask: <R extends RuntimeRequest>(
    request: R,
    language?: string,
  ) => Promise<Extract<Outcome, { kind: R['kind'] }>>
  /** The files of what is published: made once, since what is built is delivered next. */
  files: () => Promise<ResourceFile[]>
}

/** What a step came to. */
type StepResult = 'success' | 'warning'

export type TakeStep = (working: Working) => Promise<StepResult>

/** The step cannot succeed, however often it is taken. */
export class StepFailed extends Error {}
