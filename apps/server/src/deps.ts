import { randomUUID } from 'node:crypto'
import { messages, type User, type UserGroups } from '@sdp/domain'
import type { ProblemContext } from '@sdp/domain/problems'
import type { FastifyRequest } from 'fastify'
import { type AuditLog, openAuditLog } from './audit/audit-log.ts'
import { noteForAudit } from './audit/notes.ts'
import { type ConceptUses, openConceptUses } from './concepts/uses.ts'
import type { Config } from './config/config.ts'
import { platformConfiguration } from './config/platform-configuration.ts'
import type { Db } from './db/tx.ts'
import { type Events, openEvents } from './events/events.ts'
import { type FileReader, openFileReader } from './files/file-reader.ts'
import { type Foundation, openFoundation } from './foundation.ts'
import { workOnHousekeeping } from './housekeeping/housekeeping.ts'
import { Unavailable } from './http/errors.ts'
import { setFamily } from './http/user-of-request.ts'
import { readGroups, readTranslators } from './identity/groups.ts'
import { type Identity, openIdentity } from './identity/identity.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { workOnLearning } from './learned-models/work.ts'
import { type Metrics, openMetrics } from './metrics/metrics.ts'
import { type DissService, openDissService } from './outside/diss/diss-service.ts'
import { type GitExport, openGitExport } from './outside/git/git-export.ts'
import { workOnPublishingWebhook } from './outside/publishing-webhook.ts'
import { workOnTracker } from './outside/tracker.ts'
import { atMost } from './process/at-most.ts'
import { openPublishing, type Publishing } from './publishing/publishing.ts'
import type { Asker } from './records/domain-record.ts'
import { workOnTranslations } from './translations/work.ts'

/** What features are built from; tests build the same with a database of their own. */
export interface Deps extends Foundation {
  config: Config
  metrics: Metrics
  conceptUses: ConceptUses
  events: Events
  audit: AuditLog
  identity: Identity
  jobs: Jobs
  /** Absent where the export is off. */
  gitExport: GitExport | undefined
  /** Absent where none is configured. */
  dissService: DissService | undefined
  /** Reads files from people. */
  files: FileReader
  publishing: Publishing
  /** What domains are checked against. */
  problemContext: Omit<ProblemContext, 'language' | 'coreActions'>
  /** Who asks, by the request's headers; throws NotSignedIn. */
  authenticate: (request: FastifyRequest) => Promise<User>
  groups: () => Promise<UserGroups>
  /** Who translates, by name or e-mail. */
  translators: () => Promise<string[]>
  /** The user with what the access rules look at, as the transaction sees it where there is one. */
  requester: (user: User, on: Db) => Promise<Asker>
  clock: () => number
  newId: () => string
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal
  /** Begins to stop what is done in the background, which still have a while to be answered. */
  stopWork: () => void
}

/** From the signal to the end of the process, without the embedded PostgreSQL; answering what is under way comes first. */
const maxStopMillis = 9_000
const minCloseMillis = 1_000

/** Opens all that is built on the foundation, which is opened too where nobody did yet. */
export async function openDeps(
  config: Config,
  databaseUrl: string,
  opened?: Foundation,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const stopping = new AbortController()
  let stoppingSince: number | undefined
  const foundation = opened ?? (await openFoundation(config, databaseUrl))
  const { log, db, content, runtime, published } = foundation
  const clock = () => Date.now()
  const events = await openEvents(config.databaseDirectUrl ?? databaseUrl)
  const audit = openAuditLog(db)
  const identity = await openIdentity({ config, db, clock, log })
  const groups = () => readGroups(db)
  const jobs = await openJobs(db, log)
  workOnHousekeeping({ jobs, db, content, audit, config, log })
  workOnPublishingWebhook(jobs, config)
  workOnTranslations({ config, db, events, jobs, clock })
  workOnTracker(jobs, { db, config })
  const gitExport = config.gitExport ? openGitExport({ config, log, db, content, events, jobs }) : undefined
  const dissService =
    config.dissUrl === undefined
      ? undefined
      : openDissService({ config, url: config.dissUrl, db, events, clock })
  workOnLearning({ jobs, events, db, published, runtime })
  const files = openFileReader({ atOnce: config.filesAtOnce, maxHeapMegabytes: config.fileMegabytes })
  const newId = () => randomUUID()
  const problemContext: Deps['problemContext'] = {
    vendorPrefix: config.slotNamePrefix,
    loopbackHandlers: config.loopbackHandlers,
    platformUiActions: platformConfiguration.systemActions,
    languages: platformConfiguration.languages,
    ssmlTransition: config.featureFlags.enableSsmlTransition ?? false,
  }
  const publishing = openPublishing({
    config,
    db,
    content,
    events,
    jobs,
    runtime,
    newId,
    problemContext,
  })
  const deps: Deps = {
    ...foundation,
    config,
    metrics: openMetrics({ db, events, jobs, runtime, gitExport }),
    conceptUses: openConceptUses({ db, content }),
    events,
    audit,
    identity,
    jobs,
    gitExport,
    dissService,
    files,
    publishing,
    problemContext,
    authenticate: async (request) => {
      const { user, client, family } = await identity.authenticate(request.headers)
      noteForAudit(request, { client })
      setFamily(request, family)
      return user
    },
    groups,
    translators: () => readTranslators(db),
    requester: async (user, on) => ({
      user,
      groups: await readGroups(on),
      offlineAccess: config.offlineAccess,
    }),
    clock,
    newId,
    stopping: stopping.signal,
    stopWork: () => {
      stoppingSince ??= performance.now()
      stopping.abort(new Unavailable(messages.general.stopping))
      jobs.stop()
      publishing.close()
      void gitExport?.close()
      void dissService?.close()
    },
  }
  return {
    deps,
    close: async () => {
      deps.stopWork()
      const closeAll = async () => {
        await files.close()
        await runtime.close()
        await dissService?.close()
        await gitExport?.close()
        await jobs.close()
        await audit.close()
        await events.close()
        // A job that does not end holds its connection; the process ends it
        await atMost(1000, db.end())
      }
      // What still waits then, for a database that does not answer, ends with the process
      const since = performance.now() - (stoppingSince ?? 0)
      await atMost(Math.max(minCloseMillis, maxStopMillis - since), closeAll())
    },
  }
}
