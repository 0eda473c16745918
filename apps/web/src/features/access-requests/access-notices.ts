import type { AccessNotice } from '@sdp/api'
import { isSamePerson, messages, type User } from '@sdp/domain'

interface Told {
  kind: 'success' | 'warning'
  message: string
  secondary?: string
}

/** What somebody is told of a request for access at once: the creator that it came, who asked what became of it. */
export function noticeFor(notice: AccessNotice, user: User): Told | undefined {
  const { what, domain, by, reason, requester, requesterEmail, creator } = notice
  if (what === 'requested') {
    if (!isSamePerson(creator, user)) return undefined
    return { kind: 'success', message: messages.accessRequests.arrived(requester, domain) }
  }
  if (!isSamePerson(requesterEmail, user)) return undefined
  if (what === 'granted') return { kind: 'success', message: messages.accessRequests.granted(by, domain) }
  return { kind: 'warning', message: messages.accessRequests.declined(by, domain), secondary: reason }
}
