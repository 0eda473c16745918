import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { AuditLog } from '../audit/audit-log.ts'
import { removeOldEntries } from '../audit/retention.ts'
import type { Config } from '../config/config.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { sweepModels } from '../learned-models/store.ts'
import { isRemembered } from '../records/session-record.ts'

/** What comes by itself: removes what nobody needs any more. */
export function workOnHousekeeping({
  jobs,
  db,
  content,
  audit,
  config,
  log,
}: {
  jobs: Jobs
  db: Pool
  content: ContentStore
  audit: AuditLog
  config: Config
  log: Pick<FastifyBaseLogger, 'info'>
}): void {
  jobs.work('sweep', async (_, signal) => {
    log.info({ removed: await content.sweep(signal) }, 'content that nobody needs was removed')
    log.info({ removed: await sweepModels(db) }, 'learned models that nobody needs were removed')
  })
  jobs.work('audit-retention', async () => {
    if (config.auditDays === undefined) return
    log.info(
      { removed: await removeOldEntries({ db, audit }, config.auditDays) },
      'old audit entries were removed',
    )
  })
  jobs.work('ended-sessions', async () => {
    await db.query(`delete from domain_session where not (${isRemembered})`)
  })
}
