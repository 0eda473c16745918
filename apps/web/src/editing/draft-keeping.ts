import { revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { create } from 'zustand'
import {
  allDrafts,
  removeDraft,
  removeDraftsBefore,
  type StoredDraft,
  writeDraft,
  writeDraftOfLeaving,
} from '../browser/drafts-database.ts'
import { livingMarks, markLiving } from '../browser/living-drafts.ts'
import { call } from '../server/calls.ts'
import { notifyFailure } from '../ui/notifications.tsx'
import {
  type DraftBase,
  draftLifetime,
  draftOf,
  draftPlace,
  isEmptyDraft,
  livingDrafts,
  partsOfDraft,
  removedLanguage,
  restored,
  restoredOn,
} from './draft.ts'
import { putOpen, useEditingStore } from './editing-store.ts'
import { type FullDomain, isUnsaved, type OpenDomain } from './open-domain.ts'

const pause = 300

/** The work at hand: the draft that it is written to, and what is not written yet. */
interface Visit {
  draftId: string
  user: string
  waiting: OpenDomain | undefined
  timer: ReturnType<typeof setTimeout> | undefined
}

let visit: Visit | undefined

interface DraftsInThisTab {
  /** Those that their author does not want to be asked about for now. */
  snoozed: ReadonlySet<string>
  /** Counts what became of drafts in this tab, so that those who show them read them again. */
  changes: number
}

export const useDraftsInThisTab = create<DraftsInThisTab>(() => ({ snoozed: new Set(), changes: 0 }))

function draftsChanged(): void {
  useDraftsInThisTab.setState(({ changes }) => ({ changes: changes + 1 }))
}

/** Keeps what is not saved in this browser while a domain is open; returns the way to stop it. */
export function keepDrafts(user: string): () => void {
  const mine: Visit = { draftId: crypto.randomUUID(), user, waiting: undefined, timer: undefined }
  visit = mine
  const unmark = markLiving(mine.draftId)
  const write = () => void writeNow(mine)
  const writeOnLeaving = () => void writeNow(mine, writeDraftOfLeaving)
  const drop = () => {
    clearTimeout(mine.timer)
    mine.waiting = undefined
    void quietly(removeDraft(mine.draftId))
  }
  const stopListening = useEditingStore.subscribe((now, before) => {
    if (now.open === before.open) return
    if (now.open === undefined) return write()
    if (now.isUnsaved) {
      mine.waiting = now.open
      clearTimeout(mine.timer)
      mine.timer = setTimeout(write, pause)
    } else if (before.isUnsaved) drop()
  })
  window.addEventListener('pagehide', writeOnLeaving)
  return () => {
    void writeNow(mine).then(unmark).then(draftsChanged)
    stopListening()
    window.removeEventListener('pagehide', writeOnLeaving)
  }
}

/** Returns whether nothing is left to be written. */
async function writeNow(of: Visit, write = writeDraft): Promise<boolean> {
  clearTimeout(of.timer)
  const { waiting, draftId: id, user } = of
  if (waiting === undefined) return true
  const isWritten = await quietly(
    write(draftOf(waiting, { id, place: draftPlace(user, waiting), at: Date.now() })),
  )
  if (isWritten && of.waiting === waiting) of.waiting = undefined
  return isWritten
}

/** Writes the open domain into its draft; returns whether the browser has stored it. */
export async function keepAsDraft(): Promise<boolean> {
  const { open } = useEditingStore.getState()
  if (visit === undefined || open === undefined) return false
  // Also what was written before: that could have failed without anybody asking
  visit.waiting = open
  return writeNow(visit)
}

/** A draft that can be restored on the open domain. */
export interface FoundDraft extends StoredDraft {
  /** The language that it was made in and that the domain has no more: what belongs to all languages can be restored. */
  removedLanguage: string | undefined
}

/** The drafts that visits which ended left for the open domain, newest first; those too old go. */
export async function findDrafts(user: string): Promise<FoundDraft[]> {
  const { open } = useEditingStore.getState()
  if (open === undefined) return []
  try {
    const now = Date.now()
    await removeDraftsBefore(now - draftLifetime)
    const [all, livingIn] = await Promise.all([allDrafts(), livingMarks()])
    const place = draftPlace(user, open)
    const found = livingDrafts(all, now).flatMap((draft): FoundDraft[] => {
      // A quick user has started to edit before they are found
      if (draft.id === visit?.draftId || livingIn(draft.id) !== undefined) return []
      if (draft.place === place) return [{ ...draft, removedLanguage: undefined }]
      const language = removedLanguage(user, open, draft)
      return language === undefined || isEmptyDraft(partsOfDraft(draft).shared)
        ? []
        : [{ ...draft, removedLanguage: language }]
    })
    const isLeft = await Promise.all(found.map((draft) => changesSomething(open, draft)))
    for (const [at, draft] of found.entries()) {
      if (!isLeft[at] && draft.removedLanguage === undefined) discardDraft(draft)
    }
    return found.filter((_, at) => isLeft[at])
  } catch {
    // Without storage there are no drafts; the work itself goes on.
    return []
  }
}

/** A page that is left before the answer to its save came keeps a draft of what is saved already. */
async function changesSomething(open: OpenDomain, draft: FoundDraft): Promise<boolean> {
  // It was written because it differs from that
  if (draft.revision === open.revision) return true
  try {
    return isUnsaved(restoredOnBase(await readBase(open, draft), open, draft))
  } catch {
    // Nobody knows: whoever restores it is told what is wrong
    return true
  }
}

/** Opens a draft in the editor. It is written again before the old one is deleted, so that there is always one of them. */
export async function restoreDraft(draft: FoundDraft): Promise<void> {
  const { open } = useEditingStore.getState()
  if (open === undefined) return
  try {
    const isOnOpen = draft.revision === open.revision && draft.removedLanguage === undefined
    const base = isOnOpen ? undefined : await readBase(open, draft)
    const now = useEditingStore.getState()
    // Who went on working meanwhile keeps that, and is offered the draft another time
    if (now.open?.revision !== open.revision || now.isUnsaved) return
    putOpen(base === undefined ? restored(now.open, draft) : restoredOnBase(base, now.open, draft))
  } catch (error) {
    notifyFailure(messages.drafts.notRestored, error)
    return
  }
  if (visit === undefined || !(await writeNow(visit))) return
  const { spoken } = partsOfDraft(draft)
  // What only the language that is gone says waits for it to come back (ruling R415)
  if (draft.removedLanguage === undefined || isEmptyDraft(spoken)) discardDraft(draft)
  else {
    const { removedLanguage: _, ...left } = { ...draft, ...spoken }
    void quietly(writeDraft(left))
  }
}

function restoredOnBase(base: DraftBase, open: OpenDomain, draft: FoundDraft): OpenDomain {
  return draft.removedLanguage === undefined
    ? restoredOn(base, open, draft)
    : restoredOn(base, open, partsOfDraft(draft).shared, { isElsewhere: true })
}

/** What a draft was made on, before others saved. */
async function readBase(open: OpenDomain, { revision }: StoredDraft): Promise<DraftBase> {
  const { head, language } = open
  const [content, { lineage }] = await Promise.all([
    call(revisions.read, { params: { id: head._id, revision }, query: { language } }),
    call(revisions.lineage, { params: { id: head._id }, query: { from: revision, to: open.revision } }),
  ])
  return { content: content as unknown as FullDomain, lineage: lineage ?? undefined }
}

export function discardDraft({ id }: StoredDraft): void {
  void quietly(removeDraft(id)).then(draftsChanged)
}

/** Their author has been asked about them, and wants to decide another time. */
export function snooze(...drafts: readonly Pick<StoredDraft, 'id'>[]): void {
  useDraftsInThisTab.setState(({ snoozed }) => ({
    snoozed: new Set([...snoozed, ...drafts.map(({ id }) => id)]),
  }))
}

/** Their author wants to be asked about them after all. */
export function offerAgain(...drafts: readonly Pick<StoredDraft, 'id'>[]): void {
  const asked = new Set(drafts.map(({ id }) => id))
  useDraftsInThisTab.setState(({ snoozed }) => ({
    snoozed: new Set([...snoozed].filter((id) => !asked.has(id))),
  }))
  draftsChanged()
}

/** Keeps the open domain's draft when the editor is closed; it is not offered again in this tab. */
export function snoozeCurrentDraft(): void {
  if (visit !== undefined) snooze({ id: visit.draftId })
}

/**
 * Keeps a copy of the open domain as a separate draft, which survives a save and is not offered again in this tab
 * (ruling R406).
 */
export async function keepSnoozedCopy(): Promise<void> {
  const { open } = useEditingStore.getState()
  if (visit === undefined || open === undefined) return
  const id = crypto.randomUUID()
  snooze({ id })
  await quietly(writeDraft(draftOf(open, { id, place: draftPlace(visit.user, open), at: Date.now() })))
}

/** Storage errors are ignored: the draft is lost, the open work is not. Returns whether it was kept. */
function quietly(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
