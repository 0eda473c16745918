import type { DomainReply, SessionReply } from '@sdp/api'
import type { IncomingEvent } from '../../server/events.ts'

type Domains = DomainReply[]

/** The list after something happened; one that it does not concern leaves it identical. */
export function withEvent(domains: Domains, event: IncomingEvent): DomainReply[] {
  switch (event.type) {
    case 'domain-created':
    case 'domain-updated':
      if (event.listed === undefined) return domains
      return event.listed === null ? removeDomain(domains, event.name) : putDomain(domains, event.listed)
    case 'domain-deleted':
      return removeDomain(domains, event.name)
    // Started, extended or taken over: the event carries the session as it is now.
    case 'domain-session-create':
    case 'domain-session-refresh':
    case 'domain-session-update':
      return putSession(domains, event.session)
    case 'domain-session-delete':
      return removeSession(domains, event.domainId)
    default:
      return domains
  }
}

/** Puts a domain in the place of its earlier version, or at the end. The others stay identical and do not redraw. */
export function putDomain(domains: Domains, domain: DomainReply): DomainReply[] {
  const known = domains.some((one) => one._id === domain._id)
  return known ? domains.map((one) => (one._id === domain._id ? domain : one)) : [...domains, domain]
}

/** Takes a domain out by its name, whatever the case. */
export function removeDomain(domains: Domains, name: string): DomainReply[] {
  return domains.filter((one) => !hasName(one, name))
}

/** Puts a session into its domain; the Original's comes first. */
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
