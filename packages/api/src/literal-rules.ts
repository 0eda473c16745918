import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const name = z.string().min(1).max(200)
const domainId = z.string().min(1).max(100)
const base_revision = z.string().max(100).optional()
const reply = z.object({ revision: z.string() })

export const literalRules = {
  syncSlot: endpoint('DELETE', '/domains/{domainId}/slot/{slot}', {
    summary: 'Remove the literal rules of a deleted slot from the expressions of all languages',
    access: 'domain',
    audit: 'Save',
    params: z.strictObject({ domainId, slot: name }),
    query: z.strictObject({ base_revision }),
    reply,
    errors: [403, 404, 409],
  }),
  syncCanonical: endpoint('DELETE', '/domains/{domainId}/canonical/{canonical}', {
    summary: 'Remove the literal rules of a deleted canonical from the expressions of all languages',
    access: 'domain',
    audit: 'Save',
    params: z.strictObject({ domainId, canonical: name }),
    /** The slot that had the canonical; without it no slot may have it. */
    query: z.strictObject({ base_revision, slot: name.optional() }),
    reply,
    errors: [403, 404, 409],
  }),
}
