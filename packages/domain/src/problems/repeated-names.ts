import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { namesOf } from './known-names.ts'

/** The lists in which each name may stand once, with what is said of one that stands there again. */
export const uniqueNames = {
  intents: messages.intents.nameTaken,
  slots: messages.slots.nameTaken,
  apiActions: () => messages.apiActions.actionTaken,
  apiInputs: () => messages.apiActions.inputTaken,
  uiActions: messages.uiActions.nameTaken,
  reusableExpressions: () => messages.reusableExpressions.nameTaken,
} as const satisfies Record<string, (name: string) => string>

/** The entries of a list whose name an earlier one has already. */
export function repeatedNameProblems(
  list: readonly { name: string }[],
  wording: (name: string) => string,
): Problem[] {
  if (namesOf(list).size === list.length) return []
  const seen = new Set<string>()
  return list.flatMap(({ name }, index) => {
    const isRepeated = seen.has(name)
    seen.add(name)
    return isRepeated ? [{ severity: 'error', message: wording(name), at: [index, 'name'] } as const] : []
  })
}
