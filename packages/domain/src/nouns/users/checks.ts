import { messages } from '../../messages/messages.ts'
import type { PeopleList } from '../../model/access.ts'

const maxNameLength = 200

export const alreadyThere: Record<PeopleList, string> = {
  superUsers: messages.users.superUserExists,
  members: messages.users.memberExists,
  conceptEditors: messages.users.conceptEditorExists,
  translators: messages.translations.translatorExists,
}

/** What is wrong with a name or e-mail that is to join a group; undefined when nothing is. */
export function checkNewUser(
  name: string,
  { group, members }: { group: PeopleList; members: readonly string[] },
): string | undefined {
  const wanted = name.trim().toLowerCase()
  // Whitespace inside can match no e-mail and no part of one, so such an entry would never mean anybody (ruling R349).
  if (wanted === '' || /\s/.test(wanted) || wanted.length > maxNameLength) return messages.users.invalid
  if (members.some((member) => member.trim().toLowerCase() === wanted)) return alreadyThere[group]
  return undefined
}
