import { domains } from '@sdp/api'
import { type DomainStatus, messages } from '@sdp/domain'
import { useEffect } from 'react'
import { onServerEvent } from '../server/events.ts'
import { askAgain, useCall } from '../server/use-call.ts'
import { notifyFailure } from '../ui/notifications.tsx'
import { domainRequest } from './domain-request.ts'
import { domainStatus } from './domain-status.ts'
import {
  closeDomain,
  isOpenAs,
  keepSession,
  saveAnswered,
  takeAnswer,
  useEditingStore,
} from './editing-store.ts'
import { isOwnRevision } from './own-revisions.ts'

interface Opened {
  status: DomainStatus
  error: Error | null
  retry: () => void
}

/** Opens a save point in a language, keeps up with the server, and clears the desk when it is left. */
export function useOpenedDomain(id: string, language: string | undefined): Opened {
  const { endpoint, sent } = domainRequest(id, language)
  const request = useCall(endpoint, sent, {
    forget: true,
    onFailure: (error) => notifyFailure(messages.domain.fetchFailed, error),
  })
  const { data } = request
  useEffect(() => {
    if (data !== undefined) takeAnswer(data, language)
  }, [data, language])
  useEffect(() => {
    // What is left is cleared, whichever save point and language it was.
    void [id, language]
    return closeDomain
  }, [id, language])
  useServerNews(id)

  const isOpen = useEditingStore(({ open }) => open !== undefined && isOpenAs(open, { id, asked: language }))
  const status = domainStatus(request)
  return {
    status: status === 'success' && !isOpen ? 'loading' : status,
    error: request.error,
    retry: () => void request.refetch(),
  }
}

function useServerNews(id: string): void {
  useEffect(
    () =>
      onServerEvent((event) => {
        if ('session' in event && event.session.domainId === id) keepSession(event.session)
        if (event.type === 'domain-session-delete' && event.domainId === id) keepSession(undefined)
        if (event.type === 'reconnected') void askAgain(domains.read)
        if (event.type === 'domain-updated' && event.id === id) void askUnlessOwn(event.revision)
      }),
    [id],
  )
}

/** The news of an own save often comes before its answer; reading all again would be for nothing. */
async function askUnlessOwn(revision: string): Promise<void> {
  await saveAnswered()
  if (!(await isOwnRevision(revision)) && revision !== openRevision()) await askAgain(domains.read)
}

function openRevision(): string | undefined {
  return useEditingStore.getState().open?.revision
}
