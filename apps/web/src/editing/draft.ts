import type { Rename } from '@sdp/domain'
import { type Lineage, renamesAsLineage } from '@sdp/domain/identity'
import { applyChanges, type CollectionPatch, changedEntries, fromWire, toWire } from '@sdp/domain/wire'
import type { StoredDraft } from '../browser/drafts-database.ts'
import { carriedOver, mergeWithTheirs } from './merge-with-theirs.ts'
import { type FullDomain, lineageOf, mergedInto, type OpenDomain, openedDomain } from './open-domain.ts'

/** How long unsaved work is kept. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000

/** Those that are kept still, newest first. */
export function livingDrafts(drafts: readonly StoredDraft[], now: number): StoredDraft[] {
  return drafts.filter(({ at }) => at >= now - draftLifetime).toSorted((a, b) => b.at - a.at)
}

/** What a draft touches by name, to tell it from others. */
export function namesIn({ forward }: StoredDraft): string[] {
  const names = Object.values(forward).flatMap((update) => {
    const { $patch } = update as Partial<CollectionPatch>
    if ($patch === undefined) return []
    return [...Object.keys($patch.put), ...Object.keys($patch.inside ?? {}), ...$patch.remove]
  })
  return [...new Set(names)]
}

/** Where a draft belongs: one person, save point and language. */
export function draftPlace(user: string, { head, language }: OpenDomain): string {
  return JSON.stringify([user.toLowerCase(), head._id, language.toLowerCase()])
}

/** What is not saved, small: the changes from what was read, of which most parts are the very same objects. */
export function draftOf(open: OpenDomain, about: { id: string; place: string; at: number }): StoredDraft {
  return {
    ...about,
    revision: open.revision,
    forward: changedEntries(toWire(open.saved), toWire(open.current)),
    renames: [...open.concepts],
    lineage: lineageOf(open),
  }
}

/** The open domain with a draft on it, which can be undone. */
export function restored(open: OpenDomain, draft: StoredDraft): OpenDomain {
  const renames = draft.renames as Rename[]
  const lineage = (draft.lineage as Lineage | undefined) ?? renamesAsLineage(renames)
  const concepts = renames.filter(({ kind }) => kind === 'concept')
  const merged = fromWire(applyChanges(toWire(open.saved), draft.forward)).domain
  return mergedInto(open, { merged, lineage }, { name: stepName, concepts, returned: lineage.returned ?? [] })
}

/**
 * The same when others saved since the draft was made: it is put on what it was made on, and merged with theirs. Where both
 * changed something it keeps its base, so that the save asks whose counts.
 */
export function restoredOn(base: DraftBase, open: OpenDomain, draft: StoredDraft): OpenDomain {
  const { saved, revision, stored } = openedDomain(base.content, open.asked).open
  const mine = restored({ ...open, saved, revision, stored }, draft)
  const merge = mergeWithTheirs(mine, { open, notices: [], lineage: base.lineage }, {})
  if (merge.both.length > 0 || merge.problems.length > 0) return mine
  return mergedInto(open, merge, { name: stepName, ...carriedOver(mine) })
}

/** What a draft was made on. */
export interface DraftBase {
  content: FullDomain
  /** What became of its entries until now, where that is known. */
  lineage: Lineage | undefined
}

const stepName = 'Restore draft'
