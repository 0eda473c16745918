import { type Asking, isTrusted, type Owned } from '../access.ts'
import { availability } from './availability.ts'
import type { Session } from './session.ts'

/** Whether the user may start a session: trusted, and nobody holds one, not even the user. */
export function canStart(asking: Asking, domain: Owned, session: Session | undefined): boolean {
  const state = availability(session, asking.user, asking.now)
  return isTrusted(asking, domain) && (state === 'available' || state === 'expired')
}

/** Whether the user may take the session over: trusted, while somebody else holds it. */
export function canTakeOver(asking: Asking, domain: Owned, session: Session | undefined): boolean {
  return isTrusted(asking, domain) && availability(session, asking.user, asking.now) === 'busy'
}
