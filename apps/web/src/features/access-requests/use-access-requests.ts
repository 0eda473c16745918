import { type AccessAnswer, type AccessRequest, accessRequests } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain, useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { noticeFor } from './access-notices.ts'

interface AccessRequests {
  /** What others want of whoever is signed in. */
  waiting: readonly AccessRequest[]
  /** What became of the own requests, until it is read. */
  answers: readonly AccessAnswer[]
}

const none: AccessRequests = { waiting: [], answers: [] }

/** The requests for access that concern whoever is signed in; changes of them are shown as notifications. */
export function useAccessRequests(): AccessRequests {
  const { user } = useUser()
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'reconnected') void askAgain(accessRequests.list)
        if (event.type !== 'access-request') return
        void askAgain(accessRequests.list)
        const notice = noticeFor(event, user)
        if (notice !== undefined) notify(notice.kind, notice.message, notice.secondary)
      }),
    [user],
  )
  return useCall(accessRequests.list, {}).data ?? none
}
