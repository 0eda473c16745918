import { isSamePerson, type User } from '../../model/access.ts'
import { type Availability, isActive, type Session } from '../../model/session.ts'

/** The availability of a save point for a user: free, theirs, held by somebody else, or last held by a session that ended. */
export function availability(session: Session | undefined, user: User, now: number): Availability {
  if (session === undefined) return 'available'
  if (!isActive(session, now)) return 'expired'
  return isSamePerson(session.user.id, user) ? 'yours' : 'busy'
}
