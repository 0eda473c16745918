import { Conflict, domains } from '@sdp/api'
import { messages, saveProgress } from '@sdp/domain'
import { CallFailed, call } from '../server/calls.ts'
import { connectionBack } from '../server/connection-back.ts'
import { callKey, queryClient } from '../server/use-call.ts'
import { notify, notifyFailure } from '../ui/notifications.tsx'
import { isUnanswered, putOpen, type SentSave, useEditingStore } from './editing-store.ts'
import { saveBody, savedAs } from './open-domain.ts'
import { enqueue, hasPendingCall, noteOwnRevision } from './own-revisions.ts'

/**
 * Saves what changed; returns whether everything is saved. An earlier save whose answer was lost is sent again first,
 * under its own id, so that it counts once (ruling R398).
 */
export function saveDomain(message: string): Promise<boolean> {
  const isWaiting = hasPendingCall()
  if (isWaiting) useEditingStore.setState({ progress: saveProgress.SAVING })
  return enqueue(() => {
    if (isWaiting) useEditingStore.setState({ progress: saveProgress.INITIAL })
    return saveNow(message)
  })
}

async function saveNow(message: string): Promise<boolean> {
  const { unanswered } = useEditingStore.getState()
  if (unanswered !== undefined && !(await send(unanswered))) return false

  const { open } = useEditingStore.getState()
  const body = open && saveBody(open, { message, saveId: crypto.randomUUID() })
  if (open === undefined || body === undefined) return true
  const { _id: id } = open.head
  return send({
    head: open.head,
    ask: () => call(domains.update, { params: { id }, query: {}, body }),
    take: (now, revision) => savedAs(now, open, revision),
  })
}

/** Gives up waiting for the server; the next save begins with the one that it may or may not have. */
export function stopWaiting(): void {
  useEditingStore.setState({ progress: saveProgress.FAILED, isWaitingForServer: false })
}

async function send(save: SentSave): Promise<boolean> {
  useEditingStore.setState({ progress: saveProgress.SAVING, unanswered: save, conflict: undefined })
  const { _id: id, name } = save.head
  try {
    const answer = await answerOf(id, save)
    const { open } = useEditingStore.getState()
    if (answer === undefined || open === undefined) return false
    useEditingStore.setState({
      progress: saveProgress.SUCCESS,
      unanswered: undefined,
      isWaitingForServer: false,
    })
    noteOwnRevision(answer.revision)
    putOpen(save.take(open, answer.revision))
    notify('success', messages.domain.updated(name))
    useEditingStore.setState({ progress: saveProgress.FINISHED })
    return true
  } catch (error) {
    const conflict = conflictIn(error)
    useEditingStore.setState({
      progress: saveProgress.FAILED,
      unanswered: undefined,
      isWaitingForServer: false,
      conflict,
    })
    if (conflict === undefined) notifyFailure(messages.domain.updateFailed(id), error)
    // Who may not save is wrong about the session: the answer says who holds it now.
    if (error instanceof CallFailed && error.status === 403) {
      void queryClient.invalidateQueries({ queryKey: callKey(domains.read) })
    }
    return false
  }
}

/** The server's answer, however long it takes; nothing as soon as nobody waits for it any more. */
function answerOf(id: string, save: SentSave): Promise<{ revision: string } | undefined> {
  const isWanted = () => {
    const { unanswered, progress } = useEditingStore.getState()
    return unanswered === save && progress === saveProgress.SAVING
  }
  const unwanted = new Promise<undefined>((resolve) => {
    const stop = useEditingStore.subscribe(() => {
      if (isWanted()) return
      stop()
      resolve(undefined)
    })
  })
  // Or what is saved next would wait for an answer that may never come
  return Promise.race([askUntilAnswered(id, save, isWanted), unwanted])
}

async function askUntilAnswered(
  id: string,
  save: SentSave,
  isWanted: () => boolean,
): Promise<{ revision: string } | undefined> {
  while (isWanted()) {
    try {
      return await save.ask()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      if (isWanted()) notifyWaiting(id)
      await connectionBack()
    }
  }
  return undefined
}

function notifyWaiting(id: string): void {
  if (useEditingStore.getState().isWaitingForServer) return
  useEditingStore.setState({ isWaitingForServer: true })
  notify('warning', messages.domain.updateFailed(id), messages.domain.saveWaits)
}

function conflictIn(error: unknown) {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined
  return Conflict.safeParse(error.details).data
}
