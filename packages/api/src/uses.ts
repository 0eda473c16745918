import { usedKinds } from '@sdp/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const name = z.string().min(1).max(200)
const names = z.array(name).min(1).max(5_000)

const Used = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(usedKinds), names }),
  z.strictObject({ kind: z.literal('canonical'), slot: name, names }),
])

/** How often a language mentions something, in expressions and in responses; of the intents only the first are named. */
export const LanguageUses = z.object({
  language: z.string(),
  expressions: z.number(),
  intents: z.number(),
  responses: z.number(),
  places: z.array(z.object({ name: z.string(), count: z.number() })),
})
export type LanguageUses = z.infer<typeof LanguageUses>

export const uses = {
  find: endpoint('POST', '/v2/domain/{id}/uses', {
    summary: 'Where something is used in the saved expressions and responses of every language',
    access: 'signed-in',
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    body: Used,
    reply: z.object({ languages: z.array(LanguageUses) }),
    errors: [404],
  }),
}
