import { type SessionReply, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useEffect } from 'react'
import { onServerEvent } from '../server/events.ts'
import { askAgain, useCall } from '../server/use-call.ts'
import { notifyFailure } from '../ui/notifications.tsx'

/** Who edits what, as it is now; undefined until it is known. */
export function useOpenSessions(): readonly SessionReply[] | undefined {
  useEffect(
    () =>
      onServerEvent(({ type }) => {
        if (type.startsWith('domain-session') || type === 'reconnected') void askAgain(sessions.list)
      }),
    [],
  )
  const { data } = useCall(
    sessions.list,
    {},
    { askAlways: true, onFailure: (error) => notifyFailure(messages.session.fetchFailed, error) },
  )
  return data
}
