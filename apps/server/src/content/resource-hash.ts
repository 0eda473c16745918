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

/**
 * What a resource consists of in a manifest, as one hash: two that are the same say the same, and no content is read. A
 * dialog has the answers of all its languages; which languages the domain has besides does not change it.
 */
export function resourceHash(
  manifest: Manifest,
  { resource, languages }: { resource: string; languages: readonly string[] },
): string {
  const isModel = resource === 'languageModel'
  const shared = manifest.shared.filter(([path]) =>
    isModel ? sharedByModels.some((one) => one.test(path)) : path !== 'languages',
  )
  const spoken = languages.flatMap((language) =>
    languageSection(manifest, language)
      .filter(([path]) => understood.has(path) === isModel)
      .map(([path, hash]): [string, string] => [`${language}/${path}`, hash]),
  )
  const parts = [...shared, ...spoken].sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
