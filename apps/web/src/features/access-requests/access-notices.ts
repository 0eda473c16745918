import type { AccessNotice } from '@sdp/api'
import { isSamePerson, messages, type User } from '@sdp/domain'

interface NotificationText {
  kind: 'success' | 'warning'
  message: string
  secondary?: string
}

/** The notification about a request for access at once: the creator that it came, who asked what became of it. */
export function noticeFor(notice: AccessNotice, user: User): NotificationText | undefined {
  const { what, domain, by, reason, requester, requesterEmail, creator } = notice
  if (what === 'requested') {
    if (!isSamePerson(creator, user)) return undefined
    return { kind: 'success', message: messages.accessRequests.arrived(requester, domain) }
  }
  if (!isSamePerson(requesterEmail, user)) return undefined
  if (what === 'granted') return { kind: 'success', message: messages.accessRequests.granted(by, domain) }
  return { kind: 'warning', message: messages.accessRequests.declined(by, domain), secondary: reason }
}
