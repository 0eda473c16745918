import type { Domain } from '../domain.ts'
import { entriesByName } from '../entries-by-name.ts'
import type { Intent } from '../intents/intent.ts'
import { restrictionProblems } from '../intents/problems.ts'
import { mentionsIn, type NamesByKind } from '../mentions.ts'
import { type ListName, listNames, nameOf, nounOf } from '../nouns.ts'
import { namesIn } from '../problems/known-names.ts'
import { mentionProblems } from '../problems/missing-names.ts'
import type { Entry } from './entries.ts'
import type { Sides } from './sides.ts'

/** What would be wrong in an entry of the merged domain, though it is right in that of its author. */
export interface MergeProblem {
  list: ListName
  name: string
  message: string
}

interface Origin {
  sides: Sides<Domain>
  /**
   * What one side or both changed. Nothing else can be wrong now that was right before, but for a text: it may mean a slot or
   * an API input of one name, of which each side took one away.
   */
  touched: readonly { list: string; name: string }[]
}

/** Which entries mention something that the other side took away. */
export function findMergeProblems(merged: Domain, { sides, touched }: Origin): MergeProblem[] {
  const problemsIn = problemFinder(merged)
  const problemsInMine = problemFinder(sides.mine)
  const problemsInTheirs = problemFinder(sides.theirs)
  const names = new Set(touched.map(({ list, name }) => `${list} ${name}`))
  const isInputGone = hasLost(sides.base, merged)
  const isAnyText = (list: ListName) => isInputGone && nounOf(list).mentions?.kinds.includes('input') === true

  return listNames.flatMap((list) => {
    const ofMine = entriesByName(sides.mine, list)
    const ofTheirs = entriesByName(sides.theirs, list)
    return merged[list].flatMap((entry) => {
      const name = nameOf(list, entry)
      if (!isAnyText(list) && !names.has(`${list} ${name}`)) return []
      const found = problemsIn(list, entry)
      if (found.size === 0) return []
      const earlier = new Set([
        ...problemsInMine(list, ofMine.get(name)),
        ...problemsInTheirs(list, ofTheirs.get(name)),
      ])
      return [...found].filter((message) => !earlier.has(message)).map((message) => ({ list, name, message }))
    })
  })
}

/** Whether a slot or an API input is gone. */
function hasLost(base: Domain, merged: Domain): boolean {
  const left = namesIn(merged, {})
  return (
    base.slots.some(({ name }) => !left.slot.has(name)) ||
    base.apiInputs.some(({ name }) => !left['API input'].has(name))
  )
}

function problemFinder(domain: Domain): (list: ListName, entry: Entry | undefined) => Set<string> {
  const known: NamesByKind = namesIn(domain, {})
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))
  return (list, entry) => {
    if (entry === undefined) return new Set()
    const problems = [
      ...mentionProblems(mentionsIn({ [list]: [entry] }), known),
      ...(list === 'intents' ? restrictionProblems(entry as Intent, slots) : []),
    ]
    return new Set(problems.map(({ message }) => message))
  }
}
