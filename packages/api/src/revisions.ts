import { renameKinds } from '@sdp/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LineageBody } from './lineage.ts'

export const RevisionReply = z.object({
  revision: z.string(),
  author: z.string(),
  /** What the author is called, or a part of the e-mail. */
  authorName: z.string(),
  message: z.string(),
  at: z.string(),
  savePoint: z.string(),
  /** What was merged into it: the save point by its name then, and its revision; null when that is deleted. */
  merged: z.object({ savePoint: z.string(), revision: z.string().nullable() }).exactOptional(),
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

/** What restoring all languages makes of one: what it was, what it is already, its own since it is newer, or nothing. */
const RestoredLanguage = z.object({
  language: z.string(),
  becomes: z.enum(['restored', 'same', 'kept', 'stays deleted']),
})

export const RestorePreview = z.object({
  /** The newest revision, on which this was found. */
  base_revision: z.string(),
  /** Whether what all languages share changes. */
  shared: z.boolean(),
  languages: z.array(RestoredLanguage),
})
export type RestorePreview = z.infer<typeof RestorePreview>

export const KnownRename = z.object({ kind: z.enum(renameKinds), from: z.string(), to: z.string() })

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
  lineage: endpoint('GET', '/v2/domain/revisions/{id}/lineage', {
    summary: 'Which entries of a revision are which of a later one; null where it is not known',
    access: 'signed-in',
    params: z.strictObject({ id }),
    query: z.strictObject({ from: z.uuid(), to: z.uuid() }),
    reply: z.object({ lineage: LineageBody.nullable() }),
    errors: [404],
  }),
  previewRestore: endpoint('GET', '/v2/domain/revisions/{id}/{revision}/restore', {
    summary: 'What restoring a revision would change in a save point, language by language',
    access: 'signed-in',
    params: z.strictObject({ id, revision: z.uuid() }),
    reply: RestorePreview,
    errors: [404],
  }),
  restore: endpoint('POST', '/v2/domain/revisions/{id}/{revision}/restore', {
    summary: 'Bring back the content of a revision as a new one, in all languages or in one',
    access: 'domain',
    audit: 'Restore revision',
    params: z.strictObject({ id, revision: z.uuid() }),
    body: z.strictObject({
      /** All languages that both have, unless one is named. */
      language_to_update: z.string().max(20).optional(),
      commit_message: z.string(),
      base_revision: z.string(),
      save_id: z.string().min(8).max(100).optional(),
    }),
    reply: z.object({ revision: z.string(), updated_at: z.string() }),
    errors: [403, 404, 409],
  }),
  compare: endpoint('GET', '/v2/domain/comparison', {
    summary: 'Where two revisions of one domain differ, entry by entry',
    access: 'signed-in',
    query: z.strictObject({ from: z.uuid(), to: z.uuid() }),
    reply: z.object({
      changes: z.array(EntryChange),
      /** When there are too many differences to list them all. */
      more: z.boolean(),
      /** Entries that are known to be the same under another name. */
      renames: z.array(KnownRename),
    }),
    errors: [404],
  }),
}
