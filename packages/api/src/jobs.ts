import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const FailedJobReply = z.object({
  id: z.string(),
  /** Which kind of job: one of the queues, as `git-export` or `tracker`. */
  job: z.string(),
  /** What it was about, where it was about one domain. */
  domain: z.string().optional(),
  attempts: z.number(),
  /** What the last attempt said. */
  error: z.string(),
  failedAt: z.string(),
})
export type FailedJobReply = z.infer<typeof FailedJobReply>

const which = { access: 'admin', params: z.strictObject({ id: z.uuid() }), reply: z.object({}) } as const

/** Background jobs that failed at every attempt. */
export const jobs = {
  failed: endpoint('GET', '/v2/jobs/failed', {
    summary: 'The jobs that failed at every attempt, newest first',
    access: 'admin',
    reply: z.array(FailedJobReply),
    errors: [403],
  }),
  sendAgain: endpoint('POST', '/v2/jobs/failed/{id}', {
    ...which,
    summary: 'Tries a failed job again',
    audit: 'Try failed job again',
    errors: [403, 404],
  }),
  drop: endpoint('DELETE', '/v2/jobs/failed/{id}', {
    ...which,
    summary: 'Gives a failed job up; of the git export the commit that failed, and those behind it are made',
    audit: 'Give up failed job',
    errors: [403, 404],
  }),
}
