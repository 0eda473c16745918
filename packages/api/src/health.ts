import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const health = {
  check: endpoint('GET', '/health', {
    summary: 'Whether the server and its database work',
    access: 'public',
    reply: z.object({ ok: z.literal(true) }),
  }),
}
