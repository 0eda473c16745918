import { type CommitReply, gitExport } from '@sdp/api'
import { messages } from '@sdp/domain'
import { lastVisitedCookie, unreadCommits } from '@sdp/domain/git-export'
import { originalName } from '@sdp/domain/save-points'
import { useEffect, useState } from 'react'
import { readCookie, writeCookie } from '../../browser/cookies.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { onServerEvent } from '../../server/events.ts'
import { askAgain, useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { isNotFound } from './exported-file.ts'

interface UnreadCommits {
  unread: readonly CommitReply[]
  /** Only the Original has commits. */
  isOriginal: boolean
  markRead: () => void
}

/** The commits of the open domain in the open language that the user has not seen. */
export function useUnreadCommits(): UnreadCommits {
  const language = useEditing((editing) => editing.language)
  const savePoint = useEditing((editing) => editing.savePoint)
  const name = useDomain((domain) => domain.name)
  const { user } = useUser()
  const isOriginal = savePoint === originalName
  const cookie = lastVisitedCookie.name(name)
  // The cookie is read at each rendering; this one follows writing it.
  const [, setWritten] = useState('')
  const sent = { params: { name, lang: language, env: 'dev' as const }, query: {} }
  const { data } = useCall(gitExport.commits, sent, { enabled: isOriginal, onFailure: notifyFailure })

  useEffect(
    () =>
      onServerEvent((event) => {
        const concernsThis = event.type === 'domain-committed' && event.name === name
        if (concernsThis || event.type === 'reconnected') {
          void askAgain(gitExport.commits)
          void askAgain(gitExport.find)
        }
      }),
    [name],
  )

  const commits = isOriginal ? (data?.data ?? []) : []
  return {
    unread: unreadCommits(commits, lastVisit(readCookie(cookie)), user),
    isOriginal,
    markRead: () => {
      const newest = commits[0]?.date
      if (newest === undefined) return
      writeCookie(cookie, newest, lastVisitedCookie.days)
      setWritten(newest)
    },
  }
}

function lastVisit(cookie: string | undefined): number | undefined {
  const time = cookie === undefined ? Number.NaN : Date.parse(cookie)
  return Number.isNaN(time) ? undefined : time
}

function notifyFailure(error: Error): void {
  if (!isNotFound(error)) notify('error', messages.git.fetchFailed(error.message))
}
