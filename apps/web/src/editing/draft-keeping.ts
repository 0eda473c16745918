import {
  draftsOf,
  removeDraft,
  removeDraftsBefore,
  type StoredDraft,
  writeDraft,
} from '../browser/drafts-database.ts'
import { draftLifetime, draftOf, draftPlace, restored } from './draft.ts'
import { putOpen, useEditingStore } from './editing-store.ts'
import type { OpenDomain } from './open-domain.ts'

const pause = 300

/** Keeps what is not saved in this browser while a domain is open; returns the way to stop it. */
export function keepDrafts(user: string): () => void {
  const id = crypto.randomUUID()
  let waiting: OpenDomain | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = () => {
    clearTimeout(timer)
    if (waiting === undefined) return
    const draft = draftOf(waiting, { id, place: draftPlace(user, waiting), at: Date.now() })
    waiting = undefined
    quietly(writeDraft(draft))
  }
  const drop = () => {
    clearTimeout(timer)
    waiting = undefined
    quietly(removeDraft(id))
  }
  const stopListening = useEditingStore.subscribe((now, before) => {
    if (now.open === before.open) return
    if (now.open === undefined) return write()
    if (now.isUnsaved) {
      waiting = now.open
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    } else if (before.isUnsaved) drop()
  })
  window.addEventListener('pagehide', write)
  return () => {
    write()
    stopListening()
    window.removeEventListener('pagehide', write)
  }
}

/** The newest draft that an earlier visit left for the open domain; those too old go. */
export async function findDraft(user: string): Promise<StoredDraft | undefined> {
  const { open } = useEditingStore.getState()
  if (open === undefined) return undefined
  try {
    await removeDraftsBefore(Date.now() - draftLifetime)
    const drafts = await draftsOf(draftPlace(user, open))
    return drafts.toSorted((a, b) => b.at - a.at)[0]
  } catch {
    // Without storage there are no drafts; the work itself goes on.
    return undefined
  }
}

export function restoreDraft(draft: StoredDraft): void {
  const { open } = useEditingStore.getState()
  if (open === undefined) return
  putOpen(restored(open, draft))
  discardDraft(draft)
}

export function discardDraft({ id }: StoredDraft): void {
  quietly(removeDraft(id))
}

/** A full or forbidden storage costs the draft, not the work. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined)
}
