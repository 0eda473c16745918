import { isSamePerson, type User } from '@sdp/domain'
import { isActive, type Session, showsExpiringDialog } from '@sdp/domain/sessions'

interface Circumstances {
  session: Session | undefined
  user: User
  now: number
  /** How long before its end a session is expiring. */
  expiringMinutes: number
  isUnsaved: boolean
  /** The session whose warning the user closed. */
  dismissed: Session | undefined
}

/**
 * The user's own session that is about to end, or has ended, while there are unsaved changes. One that ended without a
 * warning (taken away by an operator, the end of a computer's sleep) is shown as well: its author would otherwise not
 * know why saving is refused (ruling R34).
 */
export function expiringSession(
  shown: Session | undefined,
  { session, user, now, expiringMinutes, isUnsaved, dismissed }: Circumstances,
): Session | undefined {
  const own = session !== undefined && isSamePerson(session.user.id, user) ? session : undefined
  const isDismissed = dismissed !== undefined && hasSameEnd(own ?? shown, dismissed)
  if (showsExpiringDialog({ session: own, now, expiringMinutes, isUnsaved, isDismissed }))
    return hasSameEnd(own, shown) ? shown : own
  const latest = session === undefined ? shown : own
  const hasEnded = latest !== undefined && !isActive(latest, now)
  if (!hasEnded || !isUnsaved || isDismissed) return undefined
  return hasSameEnd(latest, shown) ? shown : latest
}

function hasSameEnd(one: Session | undefined, other: Session | undefined): boolean {
  return one?.expirationTime === other?.expirationTime
}
