import type { SharedKind } from '../mentioning.ts'
import { type Mention, missingOf, type NamesByKind } from '../mentions.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'

type Wording = (name: string) => string

const usualWording: Record<SharedKind, Wording> = {
  intent: messages.intents.notFound,
  slot: messages.slots.notFound,
  'API input': messages.apiActions.noSuchInput,
  input: messages.responses.noSuchInput,
  'API action': messages.apiActions.noSuchAction,
  'UI action': messages.uiActions.noSuchAction,
  handler: messages.handlers.noSuchHandler,
  'reusable part': messages.reusableExpressions.notFound,
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
    const message = (wording[kind] ?? usualWording[kind])(name)
    // A text goes on with what stands in braces; everything else does not do what its author wanted
    const severity = kind === 'input' ? 'warning' : 'error'
    return { severity, message, secondary: name, at: [] }
  })
}
