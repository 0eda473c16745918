import { type PublishAnswer, type PublishRequest, publishing } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain, useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { failureTexts, noticeFor } from './publish-requests.ts'

interface PublishRequests {
  /** What others ask for, and whoever is signed in can answer. */
  waiting: readonly PublishRequest[]
  /** What became of the own requests, until it is read. */
  answers: readonly PublishAnswer[]
}

const none: readonly never[] = []

/** The requests that concern whoever is signed in; whoever asked is notified of the answer. */
export function usePublishRequests(): PublishRequests {
  const { user } = useUser()
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'reconnected') askForBoth()
        if (event.type === 'publishing-failed') notify('error', ...failureTexts(event))
        if (event.type !== 'publishing-request') return
        askForBoth()
        const notice = noticeFor(event, user)
        if (notice !== undefined) notify(notice.kind, notice.message, notice.secondary)
      }),
    [user],
  )
  const { data: waiting = none } = useCall(publishing.requests, {})
  const { data: answers = none } = useCall(publishing.answers, {})
  return { waiting, answers }
}

function askForBoth(): void {
  void askAgain(publishing.requests)
  void askAgain(publishing.answers)
}
