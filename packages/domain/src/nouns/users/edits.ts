import { messages } from '../../messages/messages.ts'
import type { PeopleList } from '../../model/access.ts'
import { Refused } from '../../toolbox/refused.ts'
import { alreadyThere, checkNewUser } from './checks.ts'

/** The members of a group as they are kept: trimmed, each once, and never a product without a super user. */
export function groupMembers(group: PeopleList, users: readonly string[]): string[] {
  const members = new Map<string, string>()
  for (const user of users) {
    const problem = checkNewUser(user, { group, members: [] })
    if (problem !== undefined) throw new Refused('invalid', problem)
    const name = user.trim()
    if (members.has(name.toLowerCase())) throw new Refused('taken', alreadyThere[group])
    members.set(name.toLowerCase(), name)
  }
  if (group === 'superUsers' && members.size === 0) throw new Refused('invalid', messages.users.lastSuperUser)
  return [...members.values()]
}

/**
 * What a group becomes when somebody changed it without knowing what others did in the meantime: all of their changes
 * and those of the sender, from what the sender knew to what was sent (ruling R272).
 */
export function mergedMembers(
  current: readonly string[],
  { known, users }: { known: readonly string[]; users: readonly string[] },
): string[] {
  const added = users.filter((user) => !known.includes(user) && !current.includes(user))
  const removed = known.filter((user) => !users.includes(user))
  return [...current.filter((user) => !removed.includes(user)), ...added]
}
