import type { KnownConcepts } from '../concepts/known-concepts.ts'
import { mentionCollector } from '../mentions.ts'
import { messages } from '../messages.ts'
import { type AnyEntry, type ListName, listNames, nounOf } from '../nouns.ts'
import type { Problem } from '../problem.ts'
import { remember } from './remember.ts'

/** The lists whose entries can mention concepts. */
export const conceptLists: readonly ListName[] = listNames.filter((list) =>
  nounOf(list).mentions?.kinds.includes('concept'),
)

const collect = mentionCollector(['concept'])
const mentionsOf = remember((entry: AnyEntry, list: ListName) => collect({ [list]: [entry] }))
const none: Problem[] = []

/** Whether an entry of a list mentions a concept. */
export function mentionsConcepts(entry: AnyEntry, list: ListName): boolean {
  return mentionsOf(entry, list).length > 0
}

/** Finds what is wrong with the concepts that an entry of a list mentions. */
export function conceptFinder(list: ListName, language: string) {
  return (entry: AnyEntry, known: KnownConcepts): Problem[] => {
    const mentions = mentionsOf(entry, list)
    if (mentions.length === 0) return none
    return mentions.flatMap(({ name }): Problem[] => {
      const found = known(name)
      const message = conceptProblem(name, found, language)
      if (message === undefined) return []
      const isRenamed = found.is !== 'missing' && found.isFormer
      return [
        {
          // The name itself is said or shown then, or the text under its new name: the dialogue goes on
          severity: 'warning',
          message,
          secondary: name,
          at: [],
          ...(isRenamed && { renamedConcept: { from: name, to: found.name } }),
        },
      ]
    })
  }
}

function conceptProblem(
  name: string,
  found: ReturnType<KnownConcepts>,
  language: string,
): string | undefined {
  if (found.is === 'missing') return messages.concepts.notThere(name)
  if (found.isFormer) return messages.concepts.renamed(name, found.name)
  return found.is === 'inactive' ? messages.concepts.inactive(name, language) : undefined
}
