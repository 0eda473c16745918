import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { ContentStore } from '../content/content-store.ts'
import { isRemembered } from '../records/session-record.ts'
import type { Jobs } from './jobs.ts'

/** What comes by itself: removes what nobody needs any more. */
export function workOnHousekeeping({
  jobs,
  db,
  content,
  log,
}: {
  jobs: Jobs
  db: Pool
  content: ContentStore
  log: Pick<FastifyBaseLogger, 'info'>
}): void {
  jobs.work('sweep', async (_, signal) => {
    log.info({ removed: await content.sweep(signal) }, 'content that nobody needs was removed')
  })
  jobs.work('ended-sessions', async () => {
    await db.query(`delete from domain_session where not (${isRemembered})`)
  })
}
