import { interpretationOutline, userInputOutline } from '@sdp/domain/wire'
import { addBlob, type NewBlobs, readTexts, type Source } from './blobs.ts'
import { type DomainLanguage, languageNamed } from './languages.ts'
import { languageSection, type Manifest, sortedManifest } from './manifest.ts'
import { addTree, type Entry, entriesOf, readTreesAt, treeOf } from './tree.ts'

/**
 * Gives languages that are new the order of the default language: its intents, slots and canonicals without anything
 * that is said (ruling R63). Else they would stand sorted by name, as the ontology lists them, and every author would
 * sort them again.
 */
export async function outlineNewLanguages(
  source: Source,
  manifest: Manifest,
  added: { before: readonly DomainLanguage[]; languages: readonly DomainLanguage[]; blobs: NewBlobs },
): Promise<Manifest> {
  const { before, languages, blobs } = added
  const known = new Set(before.map(({ language }) => language))
  const empty = languages
    .map(({ language }) => language)
    .filter((language) => !known.has(language) && languageSection(manifest, language).length === 0)
  if (empty.length === 0) return manifest

  const model = new Map(languageSection(manifest, languageNamed(before, undefined)))
  const intents = await entriesAt(source, model.get('nlu_interpretations'))
  const slots = await entriesAt(source, model.get('user_inputs'))
  const texts = await readTexts(
    source,
    slots.map(([, hash]) => hash),
  )
  const section = new Map<string, string>()
  const put = (path: string, outlines: readonly (readonly [key: string, value: unknown])[]) => {
    const entries = outlines.map(([key, value]): Entry => [key, addBlob(blobs, JSON.stringify(value))])
    const root = addTree(source.caches, blobs, treeOf(entries))
    if (root !== undefined) section.set(path, root)
  }
  const outlineOf = (hash: string) => userInputOutline(JSON.parse(texts.get(hash)!))
  put(
    'nlu_interpretations',
    intents.map(([intent]) => [intent, interpretationOutline(intent)]),
  )
  put(
    'user_inputs',
    slots.map(([name, hash]) => [name, outlineOf(hash)]),
  )

  const sections = new Map(manifest.languages.map(([language, own]) => [language, new Map(own)]))
  for (const language of empty) sections.set(language, section)
  return sortedManifest(new Map(manifest.shared), sections)
}

/** Of entries that share a key the first counts. */
async function entriesAt(source: Source, root: string | undefined): Promise<Entry[]> {
  if (root === undefined) return []
  const entries = entriesOf((await readTreesAt(source, [root])).get(root)!)
  const found = new Map<string, Entry>()
  for (const entry of entries) if (!found.has(entry[0])) found.set(entry[0], entry)
  return [...found.values()]
}
