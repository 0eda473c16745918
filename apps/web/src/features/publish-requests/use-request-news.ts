import { publishing } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { noticeFor } from './publish-requests.ts'

/** Asks again when a request came or went, and tells the one who asked what became of it. */
export function useRequestNews(): void {
  const { user } = useUser()
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'reconnected') void askAgain(publishing.requests)
        if (event.type !== 'publishing-request') return
        void askAgain(publishing.requests)
        const notice = noticeFor(event, user)
        if (notice !== undefined) notify(notice.kind, notice.message, notice.secondary)
      }),
    [user],
  )
}
