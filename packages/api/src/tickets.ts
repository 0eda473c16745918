import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Ticket = z.object({
  key: z.string(),
  kind: z.string(),
  reporter: z.string(),
  description: z.string(),
  domainName: z.string().optional(),
  source: z.string().optional(),
  labels: z.array(z.string()),
  createdAt: z.string(),
  /** When it reached the tracker, and what it is called there. */
  sentAt: z.string().optional(),
  trackerKey: z.string().optional(),
})
export type Ticket = z.infer<typeof Ticket>

/** How many a page has. */
export const ticketsAtOnce = 100

export const tickets = {
  list: endpoint('GET', '/v2/tickets', {
    summary: `Feedback and access requests, newest first, ${ticketsAtOnce} at a time`,
    access: 'admin',
    query: z.strictObject({ before: z.iso.datetime().optional() }),
    reply: z.object({ tickets: z.array(Ticket), more: z.boolean() }),
    errors: [403],
  }),
}
