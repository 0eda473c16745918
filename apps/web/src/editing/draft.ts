import { finish, messages, type Rename } from '@sdp/domain'
import {
  isTraced,
  type Lineage,
  type ListName,
  noLineage,
  renamesAsLineage,
  renamesToFollow,
} from '@sdp/domain/identity'
import { supportedLanguages } from '@sdp/domain/languages'
import {
  applyChanges,
  type CollectionPatch,
  changedEntries,
  findCollection,
  fromWire,
  renamingInLanguage,
  toWire,
  type WireDomain,
} from '@sdp/domain/wire'
import type { StoredDraft } from '../browser/drafts-database.ts'
import { carriedOver, mergeWithTheirs } from './merge-with-theirs.ts'
import { type FullDomain, lineageOf, mergedInto, type OpenDomain, openedDomain } from './open-domain.ts'

/** How long unsaved work is kept (ruling R410). */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000

/** Those that are kept still, newest first. */
export function livingDrafts(drafts: readonly StoredDraft[], now: number): StoredDraft[] {
  return drafts.filter(({ at }) => at >= now - draftLifetime).toSorted((a, b) => b.at - a.at)
}

const maxNames = 5

/** What a draft touches, in a few words. */
export function touchedBy(draft: StoredDraft): string {
  const names = namesIn(draft)
  if (names.length === 0) return messages.drafts.settings
  const more = names.length - maxNames
  return `${names.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function namesIn({ forward }: StoredDraft): string[] {
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

/** Where somebody's draft was made; undefined for those of other people. */
export function placeOf(
  user: string,
  { place }: StoredDraft,
): { savePointId: string; language: string } | undefined {
  const [whose, savePointId = '', code = ''] = JSON.parse(place) as string[]
  if (whose !== user.toLowerCase()) return undefined
  const known = supportedLanguages.find(({ value }) => value.toLowerCase() === code)
  return { savePointId, language: known?.value ?? code }
}

/** The language that a draft was made in, where that is one of this save point that the domain does not have any more. */
export function removedLanguage(user: string, { head }: OpenDomain, draft: StoredDraft): string | undefined {
  const made = placeOf(user, draft)
  if (made?.savePointId !== head._id) return undefined
  return hasLanguage(head, made.language) ? undefined : made.language
}

export function hasLanguage({ languages }: Pick<OpenDomain['head'], 'languages'>, wanted: string): boolean {
  return languages.some(({ language }) => language.toLowerCase() === wanted.toLowerCase())
}

/** A draft in two: what belongs to all languages with the names that changed, and what its own language says. */
export function partsOfDraft(draft: StoredDraft): { shared: StoredDraft; spoken: StoredDraft } {
  const updates = Object.entries(draft.forward)
  // Which languages there are is known better by whoever took one away
  const isShared = ([path]: [string, unknown]) =>
    path !== 'languages' && findCollection(path)?.perLanguage === false
  const isSpoken = ([path]: [string, unknown]) => findCollection(path)?.perLanguage === true
  return {
    shared: { ...draft, forward: Object.fromEntries(updates.filter(isShared)) },
    spoken: {
      ...draft,
      forward: Object.fromEntries(updates.filter(isSpoken)),
      renames: [],
      lineage: noLineage,
    },
  }
}

/** Whether there is something in a draft. */
export function isEmptyDraft({ forward }: StoredDraft): boolean {
  return Object.keys(forward).length === 0
}

/** The shared part of a draft for the open language, which follows the names that changed with it. */
function draftInLanguage({ saved }: Pick<OpenDomain, 'saved'>, shared: StoredDraft): StoredDraft {
  const wire = toWire(saved)
  const lineage = lineageIn(shared)
  const renames = [...renamesToFollow(saved, lineage), ...conceptsIn(shared)]
  const spoken = finish(renamingInLanguage(languageCollections(wire), renames))
  return {
    ...shared,
    forward: { ...changedEntries(wire, { ...wire, ...spoken }), ...shared.forward },
    lineage: { ...lineage, lists: lineage.lists.map(withoutSpokenRemovals) },
  }
}

/** The lists whose entries each language has for itself: what one language lost the others keep. */
const spokenLists = new Set<ListName>([
  'ttsResponses',
  'audioResponses',
  'guiResponses',
  'additionalResponses',
])

function withoutSpokenRemovals(names: Lineage['lists'][number]): Lineage['lists'][number] {
  return spokenLists.has(names.list) ? { ...names, removed: [] } : names
}

function languageCollections(wire: WireDomain) {
  const { nlu_interpretations = [], user_inputs = [], tts_responses = {}, audio_responses = {} } = wire
  const { gui_responses = {}, runtime_responses = {} } = wire
  return {
    nlu_interpretations: [...nlu_interpretations],
    user_inputs: [...user_inputs],
    tts_responses,
    audio_responses,
    gui_responses,
    runtime_responses,
  }
}

/** What is not saved, small: the changes from what was read, of which most parts are the very same objects. */
export function draftOf(open: OpenDomain, about: { id: string; place: string; at: number }): StoredDraft {
  return {
    ...about,
    of: { domain: open.head.name, savePoint: open.head.savePoint },
    revision: open.revision,
    forward: changedEntries(toWire(open.saved), toWire(open.current)),
    renames: [...open.traced],
    lineage: lineageOf(open),
  }
}

/** What became of the entries that a draft was made on; drafts of earlier versions have only the names that they changed. */
function lineageIn({ lineage, renames }: StoredDraft): Lineage {
  return (lineage as Lineage | undefined) ?? renamesAsLineage(renames as Rename[])
}

function conceptsIn({ renames }: StoredDraft): Rename[] {
  return (renames as Rename[]).filter(({ kind }) => kind === 'concept')
}

/** The open domain with a draft on it, which can be undone. */
export function restored(open: OpenDomain, draft: StoredDraft): OpenDomain {
  const lineage = lineageIn(draft)
  const merged = fromWire(applyChanges(toWire(open.saved), draft.forward)).domain
  const more = { traced: (draft.renames as Rename[]).filter(isTraced), returned: lineage.returned ?? [] }
  return mergedInto(open, { merged, lineage }, { name: stepName, ...more })
}

/**
 * The same when others saved since the draft was made: it is put on what it was made on, and merged with theirs. Where
 * both changed something it keeps its base, so that the save asks whose counts (ruling R404). One that was made
 * elsewhere, in a language that is gone, has only its shared part.
 */
export function restoredOn(
  base: DraftBase,
  open: OpenDomain,
  draft: StoredDraft,
  { isElsewhere = false } = {},
): OpenDomain {
  const { saved, revision, stored } = openedDomain(base.content, open.requestedLanguage).open
  const here = isElsewhere ? draftInLanguage({ saved }, draft) : draft
  const mine = restored({ ...open, saved, revision, stored }, here)
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
