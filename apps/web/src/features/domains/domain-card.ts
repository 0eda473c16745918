import type { DomainReply, SessionReply } from '@sdp/api'
import { hasAccess, isTrusted, messages, type Requester } from '@sdp/domain'
import { type Availability, availability } from '@sdp/domain/sessions'
import { availabilityTexts } from '../../parts/availability-texts.ts'
import { ownSession, toSession } from '../../server/sessions.ts'

/** Above this many characters a card shortens the name. */
export const cardNameLength = 24

/** What the dot says: the Original's state, and who works on other save points (ruling R27). */
export function describeAvailability(
  domain: DomainReply,
  { user, now }: Requester,
): { state: Availability; lines: string[] } {
  const session = ownSession(domain)
  const state = availability(session && toSession(session), user, now)
  const held = session !== undefined && state === 'busy'
  return {
    state,
    lines: [
      held ? `${availabilityTexts[state]}: ${session.user.name}` : availabilityTexts[state],
      ...otherSessions(domain, now).map((other) => `${other.savePoint}: ${other.user.name}`),
    ],
  }
}

/** Who edits the Original now. */
export function currentEditor(domain: DomainReply, now: number): string | undefined {
  const session = ownSession(domain)
  return session && toSession(session).expirationTime > now ? session.user.name : undefined
}

function otherSessions(domain: DomainReply, now: number): SessionReply[] {
  return domain.sessions.filter(
    (session) => session.domainId !== domain._id && toSession(session).expirationTime > now,
  )
}

/**
 * Why the user may not delete the domain, or nothing. Deleting takes every save point, so each session counts
 * (ruling R335).
 */
export function deleteDisabledReason(domain: DomainReply, requester: Requester): string | undefined {
  if (!isTrusted(requester, domain)) return messages.domain.noAccess(domain.name)
  const blocking = domain.sessions.find((session) => !hasAccess(requester, domain, toSession(session)))
  return blocking && messages.session.busy(blocking.user.name)
}

/** Why the user may not change the general data, or nothing. */
export function editDisabledReason(domain: DomainReply, requester: Requester): string | undefined {
  if (!isTrusted(requester, domain)) return messages.domain.noAccess(domain.name)
  const session = ownSession(domain)
  const isFree = session === undefined || hasAccess(requester, domain, toSession(session))
  return isFree ? undefined : messages.session.busy(session.user.name)
}

/** More than two tags are shown as the first and the number of the others. */
export function cardTags(tags: readonly string[]): { shown: string[]; hidden: string[] } {
  return tags.length > 2
    ? { shown: tags.slice(0, 1), hidden: tags.slice(1) }
    : { shown: [...tags], hidden: [] }
}

/** Two letters for a domain without a picture: of its first two words, or the first two letters of its only one. */
export function initials(name: string): string {
  const words = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/u)
    .filter((word) => word !== '')
  const letters = words.length > 1 ? words.slice(0, 2).map(firstLetter) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toUpperCase()
}

/** A hue from 0 to 359 that a name keeps for ever. */
export function hueOf(name: string): number {
  let hash = 0
  for (const letter of name.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_007
  // By the golden angle, so that names with nearly the same hash still differ to the eye.
  return Math.round(hash * 137.508) % 360
}

function firstLetter(word: string): string {
  return [...word][0] ?? ''
}
