import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const millis = z.number().int()

/** What became of the call: an answer of any status, or the reason why there is none. */
export const HandlerAnswer = z.discriminatedUnion('isAnswered', [
  z.object({
    isAnswered: z.literal(true),
    millis,
    status: z.number().int(),
    contentType: z.string(),
    body: z.string(),
    /** Whether the answer was longer than that. */
    isCut: z.boolean(),
  }),
  z.object({ isAnswered: z.literal(false), millis, problem: z.string() }),
])
export type HandlerAnswer = z.infer<typeof HandlerAnswer>

export const handlers = {
  test: endpoint('POST', '/v2/domain/{id}/handler-test', {
    summary: 'Call the base URL of a handler once and tell what it answers',
    access: 'domain',
    audit: 'Test handler',
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    body: z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
    reply: HandlerAnswer,
    errors: [403, 404],
  }),
}
