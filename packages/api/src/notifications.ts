import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const notifications = {
  bug: endpoint('POST', '/notifications/bug', {
    summary: 'Open a ticket',
    access: 'signed-in',
    audit: 'Report',
    body: z.strictObject({
      feedbackType: z.enum(['Bug', 'Concept-Bug', 'New Feature']),
      description: z.string().trim().min(1).max(1000),
      source: z.string().max(200).optional(),
      username: z.string().max(200).optional(),
      date: z.string().max(40).optional(),
      domainName: z.string().max(50).optional(),
      labels: z.array(z.string().max(50)).max(20).optional(),
    }),
    reply: z.object({ key: z.string() }),
  }),
  accessRequest: endpoint('POST', '/notifications/access-request', {
    summary: "Ask a domain's creator to be added as contributor",
    access: 'signed-in',
    audit: 'Ask for access',
    body: z.strictObject({
      domainName: z.string().min(1).max(50),
      message: z.string().max(1000).optional(),
    }),
    reply: z.object({ key: z.string() }),
    errors: [404],
  }),
}
