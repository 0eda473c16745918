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
 * The session whose end the dialog warns of, if it is to be shown. Once shown it stays when the time is up, to say so:
 * an author who was away would otherwise not know why saving is refused.
 */
export function expiringSession(
  shown: Session | undefined,
  { session, user, now, expiringMinutes, isUnsaved, dismissed }: Circumstances,
): Session | undefined {
  const own = session !== undefined && isSamePerson(session.user.id, user) ? session : undefined
  const isDismissed = dismissed !== undefined && hasSameEnd(own ?? shown, dismissed)
  if (showsExpiringDialog({ session: own, now, expiringMinutes, isUnsaved, isDismissed }))
    return hasSameEnd(own, shown) ? shown : own
  const hasEnded = shown !== undefined && !isActive(shown, now)
  const isReplaced = session !== undefined && !hasSameEnd(session, shown)
  return hasEnded && isUnsaved && !isDismissed && !isReplaced ? shown : undefined
}

function hasSameEnd(one: Session | undefined, other: Session | undefined): boolean {
  return one?.expirationTime === other?.expirationTime
}
