import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const RevisionReply = z.object({
  revision: z.string(),
  author: z.string(),
  message: z.string(),
  at: z.string(),
  savePoint: z.string(),
})
export type RevisionReply = z.infer<typeof RevisionReply>

/** One entry that differs; a collection bound to a language says in which. `moved` is for lists whose order matters. */
export const EntryChange = z.object({
  collection: z.string(),
  language: z.string().nullable(),
  key: z.string(),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})
export type EntryChange = z.infer<typeof EntryChange>

const id = z.string().min(1).max(100)

export const revisions = {
  list: endpoint('GET', '/v2/domain/revisions/{id}', {
    summary: 'What was saved in a save point and in those it came from, newest first, 50 at a time',
    access: 'signed-in',
    params: z.strictObject({ id }),
    query: z.strictObject({ offset: z.coerce.number().int().min(0).max(1_000_000).optional() }),
    reply: z.object({ revisions: z.array(RevisionReply), more: z.boolean() }),
    errors: [404],
  }),
  read: endpoint('GET', '/v2/domain/revisions/{id}/{revision}', {
    summary: 'The content of a revision in one language',
    access: 'signed-in',
    params: z.strictObject({ id, revision: z.uuid() }),
    query: z.strictObject({ language: z.string().max(20).optional() }),
    reply: z.object({ revision: z.string() }).loose(),
    errors: [404],
  }),
  compare: endpoint('GET', '/v2/domain/comparison', {
    summary: 'Where two revisions of one domain differ, entry by entry',
    access: 'signed-in',
    query: z.strictObject({ from: z.uuid(), to: z.uuid() }),
    /** `more` when there are too many differences to tell them all. */
    reply: z.object({ changes: z.array(EntryChange), more: z.boolean() }),
    errors: [404],
  }),
}
