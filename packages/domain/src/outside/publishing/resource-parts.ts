import type { ResourceCode } from './configuration.ts'

/**
 * What a domain is published as: the dialog, with what all languages share and what people are answered, and one language
 * model a language, with what they say. What is checked, hashed, compared, delivered and spoken from goes by these lists.
 */

/** The collections of a language that people say; the rest of the language is what they are answered. */
export const understoodCollections = ['nlu_interpretations', 'user_inputs', 'everyday_language'] as const

/** What a language model needs of what all languages share, of the ontology also what we do not know. */
const sharedByModels: readonly RegExp[] = [
  /^ontology\./,
  /^arbitrations$/,
  /^justtalk$/,
  /^reusable_expressions$/,
]

/** Which languages a domain has changes no dialog (ruling R153), nor do its tests: nobody can speak with them (ruling R464). */
const ofNoDialog: readonly string[] = ['languages', 'conversation_tests']

/** Whether a collection of a language is what people say, and not what they are answered. */
export function isUnderstood(path: string): boolean {
  return (understoodCollections as readonly string[]).includes(path)
}

/** Whether a resource has a collection that all languages share. */
export function hasShared(resource: string, path: string): boolean {
  return resource === 'languageModel'
    ? sharedByModels.some((one) => one.test(path))
    : !ofNoDialog.includes(path)
}

const answered: ReadonlySet<unknown> = new Set([
  'ttsResponses',
  'audioResponses',
  'guiResponses',
  'additionalResponses',
])

/** The one resource that has what is at this place of a domain; undefined where both do. */
export function resourceAt(at: readonly (string | number)[]): ResourceCode | undefined {
  const [list, , part] = at
  if (answered.has(list)) return 'dialog'
  const isSaid =
    list === 'reusableExpressions' ||
    (list === 'intents' && part === 'expressions') ||
    (list === 'slots' && at.includes('literals'))
  return isSaid ? 'languageModel' : undefined
}
