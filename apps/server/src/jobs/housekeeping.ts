import type { Pool } from 'pg'
import type { ContentStore } from '../content/content-store.ts'
import { isRemembered } from '../records/session-record.ts'
import type { Jobs } from './jobs.ts'

/** What comes by itself: removes what nobody needs any more. */
export function workOnHousekeeping({
  jobs,
  db,
  content,
}: {
  jobs: Jobs
  db: Pool
  content: ContentStore
}): void {
  jobs.work('sweep', async () => {
    await content.sweep()
  })
  jobs.work('ended-sessions', async () => {
    await db.query(`delete from domain_session where not (${isRemembered})`)
  })
}
