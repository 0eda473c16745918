import {
  applyChanges,
  type CollectionPatch,
  changedEntries,
  fromWire,
  type Rename,
  toWire,
} from '@sdp/domain'
import type { StoredDraft } from '../browser/drafts-database.ts'
import type { OpenDomain } from './open-domain.ts'

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
    return $patch === undefined ? [] : [...Object.keys($patch.put), ...$patch.remove]
  })
  return [...new Set(names)]
}

/** Where a draft belongs: one person, save point and language. */
export function draftPlace(user: string, { head, language }: OpenDomain): string {
  return JSON.stringify([user.toLowerCase(), head._id, language.toLowerCase()])
}

/** What is not saved, small: the changes from what the server has, and the way back to it. */
export function draftOf(open: OpenDomain, about: { id: string; place: string; at: number }): StoredDraft {
  const current = toWire(open.current)
  return {
    ...about,
    revision: open.revision,
    forward: changedEntries(open.stored, current),
    backward: changedEntries(current, open.stored),
    renames: [...open.renames],
  }
}

/**
 * The open domain with a draft on it, which can be undone. When others saved meanwhile it keeps the base that the draft had,
 * so that the save tells of the conflict.
 */
export function restored(open: OpenDomain, draft: StoredDraft): OpenDomain {
  const mine = applyChanges(open.stored, draft.forward)
  const isOutdated = draft.revision !== open.revision
  const stored = isOutdated ? applyChanges(mine, draft.backward) : open.stored
  const saved = isOutdated ? fromWire(stored).domain : open.saved
  const current = fromWire(mine).domain
  const renames = draft.renames as Rename[]
  return {
    ...open,
    revision: draft.revision,
    stored,
    saved,
    current,
    past: [{ name: 'Restore draft', before: saved, after: current, renames }],
    future: [],
    renames,
  }
}
