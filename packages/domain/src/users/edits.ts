import type { UserGroupName } from '../access.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import { alreadyThere, checkNewUser } from './checks.ts'

/** The members of a group as they are kept: trimmed, each once, and never a product without a super user. */
export function groupMembers(group: UserGroupName, users: readonly string[]): string[] {
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
