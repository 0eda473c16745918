import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const working = z.object({ ok: z.literal(true) })

export const health = {
  check: endpoint('GET', '/health', {
    summary: 'Whether the server and its database work',
    access: 'public',
    reply: working,
  }),
  live: endpoint('GET', '/health/live', {
    summary: 'Whether the server process answers; if not, it needs a restart',
    access: 'public',
    reply: working,
  }),
  ready: endpoint('GET', '/health/ready', {
    summary: 'Whether requests may be sent here: the database answers and its tables are current',
    access: 'public',
    reply: working,
  }),
}
