import { createHash } from 'node:crypto'
import { languageSection, type Manifest } from './manifest.ts'

/** What people say in a language; the rest of the language is what they are answered. */
const understood: ReadonlySet<string> = new Set(['nlu_interpretations', 'user_inputs'])

/** What a language model needs of what all languages share. */
const sharedByModels: readonly RegExp[] = [
  /^ontology\./,
  /^arbitrations$/,
  /^justtalk$/,
  /^reusable_expressions$/,
]

/** A collection of a resource, of which the language or all languages have one. */
export interface ResourcePart {
  path: string
  language: string | null
  hash: string
}

interface Resource {
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
    isModel ? sharedByModels.some((one) => one.test(path)) : path !== 'languages',
  )
  const spoken = languages.flatMap((language) =>
    languageSection(manifest, language)
      .filter(([path]) => understood.has(path) === isModel)
      .map(([path, hash]) => ({ path, language, hash })),
  )
  return [...shared.map(([path, hash]) => ({ path, language: null, hash })), ...spoken]
}

/** All that a resource consists of as one hash: two that are the same say the same, and no content is read. */
export function resourceHash(manifest: Manifest, resource: Resource): string {
  const parts = resourceParts(manifest, resource)
    .map(({ path, language, hash }) => [language === null ? path : `${language}/${path}`, hash] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
