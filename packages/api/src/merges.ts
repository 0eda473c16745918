import { listNames } from '@sdp/domain/identity'
import { z } from 'zod'
import { contentLimit } from './domains.ts'
import { endpoint } from './endpoint.ts'
import { EntryChange, KnownRename } from './revisions.ts'

const id = z.string().min(1).max(100)

/** In a merge, mine is what the save point has into which is merged, and theirs what the other one brings. */
const MergeSide = z.enum(['mine', 'theirs'])

/** Whose version counts, by the id of a clash. */
const Decisions = z.record(z.string().max(10_000), MergeSide)

const perSide = <Shape extends z.ZodType>(shape: Shape) => z.object({ mine: shape, theirs: shape })

/** A list of the domain, or what of it is one value. */
const MergedList = z.enum([
  ...listNames,
  'defaultLanguage',
  'discardInputOnSdc',
  'everydayLanguage',
  'sharedResources',
])

/**
 * What both changed, each in its own way. The id stays the same whatever is decided, and as long as nobody saves in either save
 * point; a decision can only bring up or take away clashes about names.
 */
const MergeClash = z.object({
  id: z.string(),
  /** What it is about: the entry of a list by its name, or a value, which has none. */
  list: MergedList,
  name: z.string(),
  /** What of the entry, such as 'Comments' or 'Rule 5, UI action'; absent when it is the entry as a whole. */
  field: z.string().exactOptional(),
  /** The language that it is bound to; null where all share it. */
  language: z.string().nullable(),
  /**
   * What each side did, from the base (`before`) to its version (`after`); nothing where it is only the name, of which the notes
   * say it.
   */
  changes: perSide(z.array(EntryChange)),
  /** What follows from a choice, where the changes do not show it. */
  notes: z.object({ mine: z.string().exactOptional(), theirs: z.string().exactOptional() }),
})
export type MergeClash = z.infer<typeof MergeClash>

/** Differences as a comparison of revisions lists them; `more` when there are too many to list them all. */
const MergedChanges = z.object({
  /** The entries that are meant, also those that were only renamed or moved. */
  entries: z.array(z.object({ list: MergedList, name: z.string() })),
  changes: z.array(EntryChange),
  more: z.boolean(),
})
export type MergedChanges = z.infer<typeof MergedChanges>

/** A problem that the merged domain has, and neither of the two. */
const MergeProblem = z.object({
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** The list and the name of the entry that it is found in; null where it is in none, such as the list as a whole. */
  list: MergedList.nullable(),
  name: z.string(),
  /** The language that it is of; null where all share what is wrong. */
  language: z.string().nullable(),
})
export type MergeProblem = z.infer<typeof MergeProblem>

const MergedSavePoint = z.object({
  id: z.string(),
  name: z.string(),
  /** Its newest revision, which the merge was computed with: `apply` wants it back. */
  revision: z.string(),
})

export const MergePreview = z.object({
  /** The save point into which is merged, and the one that is merged into it. */
  target: MergedSavePoint,
  source: MergedSavePoint,
  /** The newest revision that both come from. */
  base: z.object({ revision: z.string(), at: z.string(), message: z.string(), savePoint: z.string() }),
  /** Whether the target has everything of the source already: then there is nothing to merge, and all lists are empty. */
  isMerged: z.boolean(),
  clashes: z.array(MergeClash),
  /** What one side alone changed, from the base to that side. */
  mineOnly: MergedChanges,
  theirsOnly: MergedChanges,
  /** What both changed and nobody has to decide about, from the base to what it is together. */
  joined: MergedChanges,
  /** Entries that a side renamed, by their names in the base. */
  renames: perSide(z.array(KnownRename)),
  /** Languages that one side added or deleted; where it is a clash, that is in the clashes too (list 'languages'). */
  languages: z.array(
    z.object({
      language: z.string(),
      by: MergeSide,
      change: z.enum(['added', 'removed']),
      isClash: z.boolean(),
    }),
  ),
  /** With the decisions of the question, and mine where nothing is decided. */
  problems: z.array(MergeProblem),
})
export type MergePreview = z.infer<typeof MergePreview>

export const merges = {
  preview: endpoint('POST', '/v2/domain/save-points/{id}/merge/preview', {
    summary: 'What merging another save point into this one would do, with what is decided so far',
    access: 'signed-in',
    params: z.strictObject({ id }),
    body: z.strictObject({ source: id, decisions: Decisions.default({}) }),
    reply: MergePreview,
    // 409: they have no revision in common any more
    errors: [404, 409],
    bodyLimit: contentLimit,
  }),
  apply: endpoint('POST', '/v2/domain/save-points/{id}/merge', {
    summary: 'Merge another save point into this one: all languages and what they share, as one revision',
    access: 'domain',
    audit: 'Merge save points',
    params: z.strictObject({ id }),
    body: z.strictObject({
      source: id,
      /** Every clash has to be decided. */
      decisions: Decisions.default({}),
      commit_message: z.string(),
      /** The newest revisions of this save point and of the other one as the preview named them; 409 when either is older. */
      base_revision: z.uuid(),
      source_revision: z.uuid(),
      save_id: z.string().min(8).max(100).optional(),
      /** Deletes the other save point with the merge, as `savePoints.remove` does; where that is refused nothing is merged. */
      delete_source: z.boolean().optional(),
    }),
    reply: z.object({ revision: z.string(), updated_at: z.string() }),
    errors: [403, 404, 409],
    bodyLimit: contentLimit,
  }),
}
