import { messages } from '../../messages/messages.ts'
import { type ListName, listNames } from '../../model/list-names.ts'
import { nounOf } from '../../nouns/nouns.ts'
import { foldName } from '../../toolbox/names.ts'
import type { Problem } from '../../toolbox/problem.ts'

/** The lists in which each name may be once, with the message about one that is there again. */
export const uniqueNames = listNames.flatMap((list): [ListName, (name: string) => string][] => {
  const { taken } = nounOf(list)
  return taken === undefined ? [] : [[list, taken]]
})

/**
 * In longer lists looking for names that are alike would take longer than anybody waits after an edit (ruling R380).
 */
const maxCompared = 5000

type FindRepeated = (
  list: readonly { name: string }[],
  wording: (name: string) => string,
  isUnique: boolean,
) => Problem[]

/** Finds the entries of a list whose name an earlier one has already, or has but for upper and lower case. */
export function repeatedNameFinder(): FindRepeated {
  let last: { list: readonly { name: string }[]; problems: Problem[] } | undefined
  return (list, wording, isUnique) => {
    const isLong = list.length > maxCompared
    if (isLong && isUnique) return []
    // Most edits leave the names as they are, and looking whether they do takes less
    const problems =
      last !== undefined && hasSameNames(last.list, list)
        ? last.problems
        : repeatedNameProblems(list, wording, isLong)
    last = { list, problems }
    return problems
  }
}

function hasSameNames(a: readonly { name: string }[], b: readonly { name: string }[]): boolean {
  return a.length === b.length && a.every(({ name }, at) => name === b[at]!.name)
}

function repeatedNameProblems(
  list: readonly { name: string }[],
  wording: (name: string) => string,
  isLong: boolean,
): Problem[] {
  const firsts = new Map<string, string>()
  const seen = new Set<string>()
  return list.flatMap(({ name }, index): Problem[] => {
    const at = [index, 'name']
    const folded = foldName(name)
    const alike = firsts.get(folded)
    const isRepeated = seen.has(name)
    seen.add(name)
    firsts.set(folded, alike ?? name)
    if (isRepeated) return [{ severity: 'error', message: wording(name), at }]
    if (alike === undefined || isLong) return []
    return [{ severity: 'warning', message: messages.general.alike(name, alike), at }]
  })
}
