import type { User } from '@sdp/domain'
import { availability, countdown, type Session } from '@sdp/domain/sessions'
import { availabilityTexts } from '../../parts/availability-texts.ts'

/** What the indicator says: the state, and with it what one wants to know next. */
export function sessionText(session: Session | undefined, user: User, now: number): string {
  const state = availability(session, user, now)
  const text = availabilityTexts[state]
  if (session === undefined) return text
  if (state === 'busy') return `${text}: ${holderOf(session)}`
  return state === 'yours' ? `${text} · ${remainingText(countdown(session, now).seconds)}` : text
}

export function holderOf({ user }: Session): string {
  return user.name ?? user.id
}

const bySecondBelow = 5 * 60

export function remainingText(seconds: number): string {
  if (seconds > bySecondBelow) return `${Math.ceil(seconds / 60)} min`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
