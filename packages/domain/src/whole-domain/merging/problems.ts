import { canMention } from '../../mentions/mentioning-lists.ts'
import { mentionsIn, type NamesByKind } from '../../mentions/mentions.ts'
import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import type { Intent } from '../../model/intent.ts'
import { type ListName, listNames, nameOf } from '../../model/list-names.ts'
import type { Slot } from '../../model/slot.ts'
import { restrictionProblems } from '../../nouns/intents/problems.ts'
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
   * The names of what one side or both changed. Nothing else can be wrong now that was right before, but for a text: it
   * may mean a slot or an API input of one name, of which each side took one away (ruling R381).
   */
  touched: ReadonlyMap<ListName, ReadonlySet<string>>
}

/** Which entries mention something that the other side took away. */
export function findMergeProblems(merged: Domain, { sides, touched }: Origin): MergeProblem[] {
  const problemsIn = problemFinder(merged)
  const problemsInMine = problemFinder(sides.mine)
  const problemsInTheirs = problemFinder(sides.theirs)
  const isInputRemoved = hasLost(sides.base, merged)
  const isAnyText = (list: ListName) => isInputRemoved && canMention(list, 'input')

  return listNames.flatMap((list) => {
    const names = touched.get(list)
    const isAny = isAnyText(list)
    if (!isAny && names === undefined) return []
    return merged[list].flatMap((entry) => {
      const name = nameOf(list, entry)
      if (!isAny && !names!.has(name)) return []
      const found = problemsIn(list, entry)
      if (found.size === 0) return []
      const earlier = new Set([
        ...problemsInMine(list, entriesByName(sides.mine, list).get(name)),
        ...problemsInTheirs(list, entriesByName(sides.theirs, list).get(name)),
      ])
      return [...found].filter((message) => !earlier.has(message)).map((message) => ({ list, name, message }))
    })
  })
}

/** Whether a slot or an API input is gone. */
function hasLost(base: Domain, merged: Domain): boolean {
  return (['slots', 'apiInputs'] as const).some((list) => {
    const left = new Set(merged[list].map(({ name }) => name))
    return base[list].some(({ name }) => !left.has(name))
  })
}

function problemFinder(domain: Domain): (list: ListName, entry: Entry | undefined) => Set<string> {
  // Made when they are needed: mostly nothing is wrong, and nobody asks what was wrong in the sides
  let known: NamesByKind | undefined
  let slots: ReadonlyMap<string, Slot> | undefined
  return (list, entry) => {
    if (entry === undefined) return new Set()
    known ??= namesIn(domain, {})
    slots ??= new Map(domain.slots.map((slot) => [slot.name, slot]))
    const problems = [
      ...mentionProblems(mentionsIn({ [list]: [entry] }), known),
      ...(list === 'intents' ? restrictionProblems(entry as Intent, slots) : []),
    ]
    return new Set(problems.map(({ message }) => message))
  }
}
