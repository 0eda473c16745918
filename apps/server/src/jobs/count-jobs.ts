import type { OperationReply } from '@sdp/api'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import { countFailed } from './failed-jobs.ts'
import { queueNames } from './queues.ts'

/** How many jobs of each kind there are to do. */
export async function countJobs(boss: PgBoss, db: Pool): Promise<OperationReply['jobs']> {
  const failed = await countFailed(db)
  const counts: OperationReply['jobs'] = []
  for (const job of queueNames) {
    // pg-boss counts what has not yet reached a state: created, then retry, active and completed
    const [created, beforeActive, beforeCompleted] = await Promise.all(
      (['retry', 'active', 'completed'] as const).map((before) => boss.getQueueSize(job, { before })),
    )
    counts.push({
      job,
      waiting: created!,
      retrying: Math.max(0, beforeActive! - created!),
      running: Math.max(0, beforeCompleted! - beforeActive!),
      failed: failed.get(job) ?? 0,
    })
  }
  return counts
}
