import type { Owned, UserGroups } from '../../model/access.ts'
import { looksAdministrative } from './checks.ts'

/** A contributor as domains keep it. */
export function contributorName(typed: string): string {
  return typed.trim().toLowerCase()
}

/** The people that the contributors field offers: everybody seen in a domain or a user group, each once, in order. */
export function knownContributors(domains: Iterable<Owned>, groups: UserGroups): string[] {
  const people = new Set<string>()
  const add = (name: string) => people.add(contributorName(name))
  for (const { creator, contributors } of domains) {
    add(creator.upn)
    contributors.forEach(add)
  }
  for (const members of [groups.superUsers, groups.members, groups.conceptEditors]) members.forEach(add)
  return [...people].filter((name) => name !== '' && !looksAdministrative(name)).sort()
}
