import { canMention } from '../../mentions/mentioning-lists.ts'
import { mentionCollector } from '../../mentions/mentions.ts'
import { messages } from '../../messages/messages.ts'
import { type AnyEntry, type ListName, listNames } from '../../model/list-names.ts'
import type { KnownConcepts } from '../../nouns/concepts/known-concepts.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'

/** The lists whose entries can mention concepts. */
export const conceptLists: readonly ListName[] = listNames.filter((list) => canMention(list, 'concept'))

const collect = mentionCollector(['concept'])
const mentionsOf = memoByIdentity((entry: AnyEntry, list: ListName) => collect({ [list]: [entry] }))
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
          // The name itself is said or shown then, or the text under its new name: the dialogue goes on (ruling R192)
          severity: 'warning',
          message,
          secondary: name,
          at: [],
          ...(found.is === 'inactive' && !isRenamed && { language }),
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
