import { languageSection, type Manifest } from './manifest.ts'
import { isSetting } from './pinned-settings.ts'

/**
 * What a domain is published as: the dialog, with what all languages share and what people are answered, and one language
 * model a language, with what they say. What is hashed, compared, delivered and spoken from goes by these lists.
 */

/** The collections of a language that people say; the rest of the language is what they are answered. */
const understood: ReadonlySet<string> = new Set(['nlu_interpretations', 'user_inputs', 'everyday_language'])

/** What a language model needs of what all languages share. */
const sharedByModels: readonly RegExp[] = [
  /^ontology\./,
  /^arbitrations$/,
  /^justtalk$/,
  /^reusable_expressions$/,
]

type Section = [path: string, hash: string][]

/** What people say in a language. */
export function sentencesIn(manifest: Manifest, language: string): Section {
  return languageSection(manifest, language).filter(([path]) => understood.has(path))
}

/** What people are answered in a language. */
export function answersIn(manifest: Manifest, language: string): Section {
  return languageSection(manifest, language).filter(([path]) => !understood.has(path))
}

/** A collection of a resource, of which the language or all languages have one. */
export interface ResourcePart {
  path: string
  language: string | null
  hash: string
}

export interface Resource {
  resource: string
  languages: readonly string[]
}

/**
 * What a resource consists of in a manifest. A dialog has the answers of all its languages; which languages the domain has
 * besides does not change it.
 */
export function resourceParts(manifest: Manifest, { resource, languages }: Resource): ResourcePart[] {
  const isModel = resource === 'languageModel'
  const shared = manifest.shared.filter(([path]) =>
    isModel ? isSetting(path) || sharedByModels.some((one) => one.test(path)) : path !== 'languages',
  )
  const ofLanguage = isModel ? sentencesIn : answersIn
  const spoken = languages.flatMap((language) =>
    ofLanguage(manifest, language).map(([path, hash]) => ({ path, language, hash })),
  )
  return [...shared.map(([path, hash]) => ({ path, language: null, hash })), ...spoken]
}
