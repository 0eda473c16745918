import type { RevisionReply } from '@sdp/api'
import { isSamePerson, messages, type User } from '@sdp/domain'

type Save = Pick<RevisionReply, 'revision' | 'author' | 'authorName'>

/** Who saved since a revision, in the words of the conflict; nothing where that was only one save. */
export function savesSince(
  newestFirst: readonly Save[],
  { base, user }: { base: string; user: User },
): string | undefined {
  const at = newestFirst.findIndex(({ revision }) => revision === base)
  const saves = at < 0 ? newestFirst : newestFirst.slice(0, at)
  if (saves.length < 2) return undefined
  const names = new Set(
    saves.map(({ author, authorName }) => (isSamePerson(author, user) ? 'you' : authorName)),
  )
  return messages.conflict.lastOfSaves(saves.length, { names: [...names], isWhole: at >= 0 })
}
