import { type DomainReply, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFeatureFlags } from '../../parts/platform-configuration.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { call } from '../../server/calls.ts'
import { onServerEvent } from '../../server/events.ts'
import { callKey } from '../../server/use-call.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import { changeDomainList, refetchDomainList } from './domain-list-cache.ts'
import { withEvent, withSessions } from './list-updates.ts'

const sessionPolling = 30_000

/** The domains, kept current by events of the server. */
export function useLiveDomainList(): UseQueryResult<DomainReply[]> {
  useEffect(listenForChanges, [])
  useSessionPolling(useFeatureFlags().enableWebsockets === false)
  return useDomainList()
}

function listenForChanges(): () => void {
  const stop = onServerEvent((event) => {
    // What happened between the answer that is shown and the connection was not announced to this page.
    if (event.type === 'connected' || event.type === 'reconnected') void refetchDomainList()
    else changeDomainList((list) => withEvent(list, event))
  })
  return () => {
    stop()
    // Nobody listens while the list is off the screen, so its next visit asks again.
    void refetchDomainList()
  }
}

function useSessionPolling(enabled: boolean): void {
  const { data } = useQuery({
    queryKey: callKey(sessions.list),
    queryFn: ({ signal }) => call(sessions.list, { signal }),
    enabled,
    refetchInterval: sessionPolling,
    meta: { onFailure: (error) => notifyFailure(messages.session.fetchFailed, error) },
  })
  useEffect(() => {
    if (data) changeDomainList((list) => withSessions(list, data))
  }, [data])
}
