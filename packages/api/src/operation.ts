import { z } from 'zod'
import { stages } from './configuration.ts'
import { endpoint } from './endpoint.ts'

const JobCounts = z.object({
  job: z.string(),
  /** Never tried, being done, to be tried again, and given up after the last attempt. */
  waiting: z.number(),
  running: z.number(),
  retrying: z.number(),
  failed: z.number(),
})

const OperationReply = z.object({
  version: z.string(),
  stage: z.enum(stages),
  /** Where domains are published. */
  environments: z.array(z.string()),
  startedAt: z.string(),
  /** What an operator should put right. */
  warnings: z.array(z.string()),
  database: z.object({ version: z.string(), bytes: z.number(), domains: z.number(), revisions: z.number() }),
  jobs: z.array(JobCounts),
})
export type OperationReply = z.infer<typeof OperationReply>

export const operation = {
  read: endpoint('GET', '/v2/operation', {
    summary: 'How the installation is: version, stages, database and jobs',
    access: 'admin',
    reply: OperationReply,
    errors: [403],
  }),
}
