import { type Mention, missingOf, type NamesByKind } from '../../mentions/mentions.ts'
import { messages } from '../../messages/messages.ts'
import { listOfKind } from '../../model/list-names.ts'
import type { SharedKind } from '../../model/name-kinds.ts'
import { nounOf } from '../../nouns/nouns.ts'
import type { Problem } from '../../toolbox/problem.ts'

type Wording = (name: string) => string

function usualWording(kind: SharedKind): Wording {
  const list = listOfKind(kind)
  return (list && nounOf(list).missing) ?? messages.responses.noSuchInput
}

const none: Problem[] = []

/** What is mentioned and not there, as problems of what mentions it. */
export function mentionProblems(
  mentions: readonly Mention[],
  known: NamesByKind,
  wording: Partial<Record<SharedKind, Wording>> = {},
): Problem[] {
  const missing = missingOf(mentions, known)
  if (missing.length === 0) return none
  return missing.map(({ kind, name }) => {
    const message = (wording[kind] ?? usualWording(kind))(name)
    // A text goes on with what is in braces; everything else does not do what its author wanted
    const severity = kind === 'input' ? 'warning' : 'error'
    return { severity, message, secondary: name, at: [] }
  })
}
