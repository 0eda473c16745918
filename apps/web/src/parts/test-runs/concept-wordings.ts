import type { ConceptWording, TurnContext } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { conceptNames } from '@sdp/domain/responses'

type AskForWordings = (language: string, names: readonly string[]) => Promise<readonly ConceptWording[]>

/** The words of concepts as tests of a language say them, so that a text is the same here and on the server. */
interface ConceptWordings {
  of(language: string, domain: Domain): NonNullable<TurnContext['conceptTexts']>
  /** Concepts were changed: whoever needs them asks again. */
  forget(): void
}

/** Asks for all concepts of a domain at once, as soon as a test says one, and keeps what it gets. */
export function createConceptWordings(ask: AskForWordings): ConceptWordings {
  const known = new Map<string, Map<string, Promise<readonly ConceptWording[]>>>()
  return {
    of: (language, domain) => async (names) => {
      const ofLanguage = known.get(language) ?? new Map<string, Promise<readonly ConceptWording[]>>()
      known.set(language, ofLanguage)
      const isMissing = (name: string) => !ofLanguage.has(name)
      if (names.some(isMissing)) {
        const missing = [...new Set([...names, ...conceptNames(domain)])].filter(isMissing)
        const answer = ask(language, missing)
        for (const name of missing) {
          ofLanguage.set(
            name,
            answer.then((all) => all.filter((one) => one.name === name)),
          )
        }
      }
      return (await Promise.all(names.map((name) => ofLanguage.get(name) ?? []))).flat()
    },
    forget: () => known.clear(),
  }
}
