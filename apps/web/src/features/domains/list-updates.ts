import type { DomainReply, SessionReply } from '@sdp/api'
import { isOwn, type User } from '@sdp/domain'

type Domains = readonly DomainReply[]

/** Puts a domain in the place of its earlier version, or at the end. The others stay identical and do not redraw. */
export function putDomain(domains: Domains, domain: DomainReply): DomainReply[] {
  const known = domains.some((one) => one._id === domain._id)
  return known ? domains.map((one) => (one._id === domain._id ? domain : one)) : [...domains, domain]
}

/** Takes a domain out by its name, whatever the case. */
export function removeDomain(domains: Domains, name: string): DomainReply[] {
  return domains.filter((one) => !hasName(one, name))
}

/** Puts a session into its domain; the Original's stands first. */
export function putSession(domains: Domains, session: SessionReply): DomainReply[] {
  return domains.map((domain) => {
    if (!hasName(domain, session.domainName)) return domain
    const others = domain.sessions.filter((one) => one.domainId !== session.domainId)
    const isOriginal = session.domainId === domain._id
    return { ...domain, sessions: isOriginal ? [session, ...others] : [...others, session] }
  })
}

/** Takes out the session of a save point. */
export function removeSession(domains: Domains, savePointId: string): DomainReply[] {
  return domains.map((domain) =>
    domain.sessions.some((one) => one.domainId === savePointId)
      ? { ...domain, sessions: domain.sessions.filter((one) => one.domainId !== savePointId) }
      : domain,
  )
}

/** Replaces all sessions by those of a poll; domains without a change stay identical. */
export function withSessions(domains: Domains, sessions: readonly SessionReply[]): DomainReply[] {
  return domains.map((domain) => {
    const own = sessions.filter((session) => hasName(domain, session.domainName))
    const now = originalFirst(own, domain._id)
    return isSameSessions(domain.sessions, now) ? domain : { ...domain, sessions: now }
  })
}

/** Whether the list shows the domain to the user: other people's test domains only to members and admins. */
export function isListedFor(
  domain: DomainReply,
  { user, seesAll }: { user: User; seesAll: boolean },
): boolean {
  return seesAll || !domain.isTestDomain || isOwn(user, domain)
}

function hasName(domain: DomainReply, name: string): boolean {
  return domain.name.toLowerCase() === name.toLowerCase()
}

function originalFirst(sessions: readonly SessionReply[], originalId: string): SessionReply[] {
  const original = sessions.filter((one) => one.domainId === originalId)
  return [...original, ...sessions.filter((one) => one.domainId !== originalId)]
}

function isSameSessions(before: readonly SessionReply[], after: readonly SessionReply[]): boolean {
  const key = (one: SessionReply) => `${one.domainId} ${one.user.id} ${one.expiration_time}`
  return before.map(key).join('\n') === after.map(key).join('\n')
}
