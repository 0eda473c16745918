import { sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepSession } from '../../editing/editing-store.ts'
import { useFeatureFlags } from '../../parts/platform-configuration.ts'
import { call } from '../../server/calls.ts'
import { callKey } from '../../server/use-call.ts'
import { notifyFailure } from '../../ui/notifications.tsx'

const pollingInterval = 30_000

/** Asks for the sessions now and then, where no websocket announces them. */
export function useSessionPolling(domainId: string): void {
  const { data } = useQuery({
    queryKey: callKey(sessions.list),
    queryFn: ({ signal }) => call(sessions.list, { signal }),
    enabled: useFeatureFlags().enableWebsockets === false,
    refetchInterval: pollingInterval,
    meta: { onFailure: (error) => notifyFailure(messages.session.fetchFailed, error) },
  })
  useEffect(() => {
    if (data) keepSession(data.find((session) => session.domainId === domainId))
  }, [data, domainId])
}
