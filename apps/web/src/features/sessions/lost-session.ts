import { isSamePerson, type User } from '@sdp/domain'
import { isActive, type Session } from '@sdp/domain/sessions'

/** The session that took the place of the user's own running one, if one did. */
export function takenOverBy(
  before: Session | undefined,
  after: Session | undefined,
  { user, now }: { user: User; now: number },
): Session | undefined {
  const hadOwn = before !== undefined && isActive(before, now) && isSamePerson(before.user.id, user)
  const isOthers = after !== undefined && isActive(after, now) && !isSamePerson(after.user.id, user)
  return hadOwn && isOthers ? after : undefined
}
