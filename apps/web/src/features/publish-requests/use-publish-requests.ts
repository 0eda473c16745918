import { type PublishRequest, publishing } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain, useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { failureTexts, noticeFor } from './publish-requests.ts'

const none: readonly PublishRequest[] = []

/** The requests that wait for an answer of whoever is signed in; the one who asked is told what became of it. */
export function usePublishRequests(): readonly PublishRequest[] {
  const { user } = useUser()
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'reconnected') void askAgain(publishing.requests)
        if (event.type === 'publishing-failed') notify('error', ...failureTexts(event))
        if (event.type !== 'publishing-request') return
        void askAgain(publishing.requests)
        const notice = noticeFor(event, user)
        if (notice !== undefined) notify(notice.kind, notice.message, notice.secondary)
      }),
    [user],
  )
  return useCall(publishing.requests, {}).data ?? none
}
