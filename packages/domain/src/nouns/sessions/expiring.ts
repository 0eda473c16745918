import { isActive, type Session } from '../../model/session.ts'

const flashingSeconds = 30

/** Whether a running session is in its last minutes. */
export function isExpiring(session: Session, now: number, minutes: number): boolean {
  return isActive(session, now) && session.expirationTime - now <= minutes * 60_000
}

/** Whether the dialog that warns of the end is on the screen: only who would lose changes is asked, and only once. */
export function showsExpiringDialog({
  session,
  now,
  expiringMinutes,
  isUnsaved,
  isDismissed,
}: {
  session: Session | undefined
  now: number
  /** How long before its end a session is expiring. */
  expiringMinutes: number
  isUnsaved: boolean
  isDismissed: boolean
}): boolean {
  return session !== undefined && isExpiring(session, now, expiringMinutes) && isUnsaved && !isDismissed
}

/** What is left of a session: whole seconds, and how the countdown looks (`flashing` red, then `ended` in green). */
export interface Countdown {
  seconds: number
  state: 'running' | 'flashing' | 'ended'
}

/** The countdown of a session at this moment. */
export function countdown(session: Session, now: number): Countdown {
  const seconds = Math.max(0, Math.ceil((session.expirationTime - now) / 1000))
  if (seconds === 0) return { seconds, state: 'ended' }
  return { seconds, state: seconds <= flashingSeconds ? 'flashing' : 'running' }
}
