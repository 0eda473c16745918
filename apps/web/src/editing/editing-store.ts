import type { Conflict, DomainReply, SessionReply } from '@sdp/api'
import { type Edit, Refused, type SaveProgress, saveProgress } from '@sdp/domain'
import type { Session } from '@sdp/domain/sessions'
import type { z } from 'zod'
import { create } from 'zustand'
import { CallFailed } from '../server/calls.ts'
import { ownSession, toSession } from '../server/sessions.ts'
import { notify } from '../ui/notifications.tsx'
import { useCommitMessage } from './commit-message.ts'
import {
  edited,
  type FullDomain,
  isUnsaved,
  type OpenDomain,
  openedDomain,
  redone,
  refetched,
  undone,
  withHead,
} from './open-domain.ts'

export type SaveConflict = z.infer<typeof Conflict>

/** A save that was sent: how to send it again so that it counts once, and what its answer makes of the open domain. */
export interface SentSave {
  head: DomainReply
  ask: () => Promise<{ revision: string }>
  take: (now: OpenDomain, revision: string) => OpenDomain
}

/**
 * Whether it is unknown what became of a call: no answer, or one of a server that is on its way down or up
 * (ruling R397).
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallFailed && [0, 502, 503, 504].includes(error.status)
}

export interface EditingState {
  open: OpenDomain | undefined
  isUnsaved: boolean
  progress: SaveProgress
  /** A save that may have reached the server, though its answer did not come. */
  unanswered: SentSave | undefined
  isWaitingForServer: boolean
  /** Who saved what and when, since the open domain was read. */
  conflict: SaveConflict | undefined
  /** Of the open save point. */
  session: Session | undefined
  /** What of the open domain was deleted meanwhile, and by whom; empty when that is not known. */
  deletion: { of: 'domain' | 'save point' | 'language'; by: string } | undefined
}

const nothingOpen: EditingState = {
  open: undefined,
  isUnsaved: false,
  progress: saveProgress.INITIAL,
  unanswered: undefined,
  isWaitingForServer: false,
  conflict: undefined,
  session: undefined,
  deletion: undefined,
}

/** The domain open in this tab, if any. */
export const useEditingStore = create<EditingState>(() => nothingOpen)

/** Takes what the server answered: opens the domain, or brings the open one up to date. */
export function takeAnswer(reply: FullDomain, requestedLanguage: string | undefined): void {
  const { open } = useEditingStore.getState()
  if (open !== undefined && isOpenAs(open, { id: reply._id, requestedLanguage })) {
    putOpen(refetched(open, reply))
  } else {
    const opened = openedDomain(reply, requestedLanguage)
    useEditingStore.setState(nothingOpen)
    putOpen(opened.open)
    for (const { kind, message, secondary } of opened.notices) notify(kind, message, secondary)
  }
  keepSession(ownSession(reply))
}

/** Takes general data and the session as the server has them now; the content is the same. */
export function takeHead(reply: DomainReply): void {
  change((open) => withHead(open, reply))
  keepSession(ownSession(reply))
}

export function isOpenAs(
  open: OpenDomain,
  { id, requestedLanguage }: { id: string; requestedLanguage: string | undefined },
): boolean {
  return open.head._id === id && open.requestedLanguage === requestedLanguage
}

/** The session of the open save point as the server reports it; undefined when nobody holds one. */
export function keepSession(reply: SessionReply | undefined): void {
  useEditingStore.setState({ session: reply && toSession(reply) })
}

/** Puts the open domain back to what was saved; nothing of the changes is kept. */
export function dropChanges(): void {
  change((open) => ({ ...open, current: open.saved, past: [], future: [], traced: [], renames: [] }))
}

/** Waits while a save is under way. */
export function saveAnswered(): Promise<void> {
  const isAnswered = ({ progress }: EditingState) => progress !== saveProgress.SAVING
  return new Promise((resolve) => {
    if (isAnswered(useEditingStore.getState())) return resolve()
    const stop = useEditingStore.subscribe((state) => {
      if (!isAnswered(state)) return
      stop()
      resolve()
    })
  })
}

/** The open domain, for what can only be asked while there is one. */
export function openDomain(): OpenDomain {
  const { open } = useEditingStore.getState()
  if (open === undefined) throw new Error('no domain is open')
  return open
}

export function closeDomain(): void {
  useEditingStore.setState(nothingOpen)
  // It was to say something about this domain, not about the next.
  useCommitMessage.setState({ message: '', suggestion: '' })
}

/** Applies an edit; a refusal is shown to the user. Returns whether it was applied. */
export function applyEdit<Args>(edit: Edit<Args>, args: Args): boolean {
  try {
    change((open) => edited(open, edit, args))
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    notify('error', error.message)
    return false
  }
}

export function undo(): void {
  change(undone)
}

export function redo(): void {
  change(redone)
}

function change(make: (open: OpenDomain) => OpenDomain): void {
  const { open } = useEditingStore.getState()
  if (open !== undefined) putOpen(make(open))
}

export function putOpen(open: OpenDomain): void {
  useEditingStore.setState({ open, isUnsaved: isUnsaved(open) })
}
