import type { DomainReply } from '@sdp/api'
import { isCreator, isOwn, type User } from '@sdp/domain'

/**
 * The user's domains by name: those they created, and those they contribute to without having created them
 * (ruling R342).
 */
export function ownDomains(user: User, domains: readonly DomainReply[]) {
  const sorted = [...domains].sort((a, b) => a.name.localeCompare(b.name))
  return {
    created: sorted.filter((domain) => isCreator(user, domain)),
    contributed: sorted.filter((domain) => isOwn(user, domain) && !isCreator(user, domain)),
  }
}
