import { isTrusted, type Owned, type Requester } from '../../model/access.ts'
import type { Session } from '../../model/session.ts'
import { availability } from './availability.ts'

/** Whether the user may start a session: trusted, and nobody holds one, not even the user (ruling R29). */
export function canStart(requester: Requester, domain: Owned, session: Session | undefined): boolean {
  const state = availability(session, requester.user, requester.now)
  return isTrusted(requester, domain) && (state === 'available' || state === 'expired')
}

/** Whether the user may take the session over: trusted, while somebody else holds it (ruling R28). */
export function canTakeOver(requester: Requester, domain: Owned, session: Session | undefined): boolean {
  return isTrusted(requester, domain) && availability(session, requester.user, requester.now) === 'busy'
}
