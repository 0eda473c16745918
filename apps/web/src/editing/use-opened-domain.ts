import { domains, savePoints } from '@sdp/api'
import { type DomainStatus, isSamePerson, messages, type User } from '@sdp/domain'
import { originalName } from '@sdp/domain/save-points'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { CallFailed, call } from '../server/calls.ts'
import { type IncomingEvent, onServerEvent } from '../server/events.ts'
import { askAgain, useCall } from '../server/use-call.ts'
import { useUser } from '../server/use-user.ts'
import { notifyFailure } from '../ui/notifications.tsx'
import { domainRequest } from './domain-request.ts'
import { domainStatus } from './domain-status.ts'
import { hasLanguage } from './draft.ts'
import {
  closeDomain,
  type EditingState,
  isOpenAs,
  keepSession,
  saveAnswered,
  takeAnswer,
  takeHead,
  useEditingStore,
} from './editing-store.ts'
import { expectNoDomain, useOpening } from './opening.ts'
import { isOwnRevision } from './own-revisions.ts'

interface Opened {
  status: DomainStatus
  error: Error | null
  retry: () => void
}

/** Opens a save point in a language, follows the server, and closes it when the editor is left. */
export function useOpenedDomain(id: string, language: string | undefined): Opened {
  const { endpoint, sent } = domainRequest(id, language)
  /** Who saved last, which may have taken the open language away. */
  const savedBy = useRef('')
  const request = useCall(endpoint, sent, {
    forget: true,
    onFailure: (error) => {
      if (!notifyRemoved(error, { id, language, by: savedBy.current }))
        notifyFailure(messages.domain.fetchFailed, error)
    },
  })
  const { data } = request
  useEffect(() => {
    if (data === undefined) return
    takeAnswer(data, language)
    notifyLanguageRemoved(savedBy.current)
  }, [data, language])
  useEffect(() => {
    // What is left is cleared, whichever save point and language it was.
    void [id, language]
    return closeDomain
  }, [id, language])
  useServerChanges(id, savedBy)
  useRefetchOnReturn(id)

  const isOpen = useEditingStore(
    ({ open }) => open !== undefined && isOpenAs(open, { id, requestedLanguage: language }),
  )
  const answered = domainStatus(request)
  // The open domain stays when it cannot be read again (ruling R415): it may have unsaved changes
  const status = isOpen ? 'success' : answered === 'success' ? 'loading' : answered
  useEffect(() => {
    useOpening.setState({ isOpening: status !== 'success' && status !== 'failure' })
    return expectNoDomain
  }, [status])
  return {
    status,
    error: request.error,
    retry: () => void request.refetch(),
  }
}

function useServerChanges(id: string, savedBy: RefObject<string>): void {
  const { user } = useUser()
  useEffect(
    () =>
      onServerEvent((event) => {
        const deletion = deletionIn(event, { id, user })
        if (deletion !== undefined) useEditingStore.setState({ deletion })
        if (event.type.startsWith('domain-save-point') || event.type === 'reconnected')
          void askAgain(savePoints.list)
        if ('session' in event && event.session.domainId === id) keepSession(event.session)
        if (event.type === 'domain-session-delete' && event.domainId === id) keepSession(undefined)
        if (event.type === 'reconnected') void refetchHead(id)
        if (event.type === 'domain-updated' && event.id === id) {
          savedBy.current = event.by
          void askUnlessOwn(event.revision)
        }
      }),
    [id, user, savedBy],
  )
}

/** Who deletes the open save point goes on to the Original, and need not be told. */
function deletionIn(
  event: IncomingEvent,
  { id, user }: { id: string; user: User },
): EditingState['deletion'] {
  const { open } = useEditingStore.getState()
  if (event.type === 'domain-deleted' && event.name === open?.head.name) return { of: 'domain', by: event.by }
  if (event.type !== 'domain-save-point-deleted' || event.id !== id) return undefined
  return isSamePerson(event.by, user) ? undefined : { of: 'save point', by: event.by }
}

const minMillisBetween = 30_000

/** Who comes back to the tab, or to the network, sees what others saved meanwhile. */
function useRefetchOnReturn(id: string): void {
  useEffect(() => {
    let lastRequest = Date.now()
    const ask = (isBack: boolean) => {
      if (!isBack || Date.now() - lastRequest < minMillisBetween) return
      lastRequest = Date.now()
      void refetchHead(id)
    }
    const stops = [focusManager.subscribe(ask), onlineManager.subscribe(ask)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id])
}

/** Asks for the head alone; the content is read again only when it is another one (ruling R409). */
async function refetchHead(id: string): Promise<void> {
  const sent = { params: { id }, query: { includeDialogs: 'false' } } as const
  const head = await call(domains.read, sent).catch((error: unknown) => {
    if (error instanceof CallFailed && error.status === 404) notifyMissing(id)
    return undefined
  })
  if (head === undefined || useEditingStore.getState().open?.head._id !== id) return
  if (head.revision === openRevision()) takeHead(head)
  else await askUnlessOwn(head.revision)
}

/** Notifies that the open domain or language was deleted; returns whether it was. */
function notifyRemoved(
  error: Error,
  { id, language, by }: { id: string; language: string | undefined; by: string },
): boolean {
  const { open } = useEditingStore.getState()
  const isMissing = error instanceof CallFailed && error.status === 404
  if (!isMissing || open === undefined || !isOpenAs(open, { id, requestedLanguage: language })) return false
  if (language === undefined || error.message !== messages.domain.languageMissing(language)) notifyMissing(id)
  else useEditingStore.setState({ deletion: { of: 'language', by } })
  return true
}

/** The default language can be open without being asked for; when another one took its place, work stays in it. */
function notifyLanguageRemoved(by: string): void {
  const { open } = useEditingStore.getState()
  if (open !== undefined && !hasLanguage(open.head, open.language))
    useEditingStore.setState({ deletion: { of: 'language', by } })
}

function notifyMissing(id: string): void {
  const head = useEditingStore.getState().open?.head
  if (head?._id !== id) return
  const of = head.savePoint === originalName ? 'domain' : 'save point'
  useEditingStore.setState({ deletion: { of, by: '' } })
}

/** The news of an own save often comes before its answer; reading all again would be for nothing. */
async function askUnlessOwn(revision: string): Promise<void> {
  await saveAnswered()
  if (!(await isOwnRevision(revision)) && revision !== openRevision()) await askAgain(domains.read)
}

function openRevision(): string | undefined {
  return useEditingStore.getState().open?.revision
}
