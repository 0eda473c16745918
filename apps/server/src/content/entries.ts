import { readTexts, readTrees, type Source } from './blobs.ts'
import { type DomainLanguage, languageNamed } from './languages.ts'
import { collectionAt, languageSection, type Manifest } from './manifest.ts'
import { type Entry, entriesOf, readTreesAt } from './tree.ts'

/** The keys of a collection (a list or a map) in each of the save points. */
export async function readKeys(
  source: Source,
  savePointIds: readonly string[],
  path: string,
): Promise<Map<string, string[]>> {
  const found = await findEntries(source, savePointIds, path)
  return new Map([...found].map(([id, entries]) => [id, entries.map(([key]) => key)]))
}

/** The entries of a collection (a list or a map) in each of the save points. */
export async function readEntries(
  source: Source,
  savePointIds: readonly string[],
  path: string,
): Promise<Map<string, [key: string, value: unknown][]>> {
  const found = await findEntries(source, savePointIds, path)
  const hashes = new Set([...found.values()].flat().map(([, hash]) => hash))
  const texts = await readTexts(source, [...hashes])
  return new Map(
    [...found].map(([id, entries]) => [
      id,
      entries.map(([key, hash]): [string, unknown] => [key, JSON.parse(texts.get(hash)!)]),
    ]),
  )
}

async function findEntries(
  source: Source,
  savePointIds: readonly string[],
  path: string,
): Promise<Map<string, Entry[]>> {
  const { rows } = await source.db.query<{ id: string; manifest: string; languages: DomainLanguage[] }>(
    `select save_point.id, encode(revision.manifest, 'hex') as manifest, save_point.languages
     from save_point join revision on revision.id = save_point.head where save_point.id = any($1)`,
    [savePointIds],
  )
  const manifests = await readTrees<Manifest>(
    source,
    rows.map((row) => row.manifest),
  )
  const roots = new Map<string, string>()
  for (const { id, manifest, languages } of rows) {
    const read = manifests.get(manifest)!
    const section = collectionAt(path).perLanguage
      ? languageSection(read, languageNamed(languages, undefined))
      : read.shared
    const root = section.find(([one]) => one === path)?.[1]
    if (root !== undefined) roots.set(id, root)
  }
  const trees = await readTreesAt(source, roots.values())
  return new Map([...roots].map(([id, root]) => [id, entriesOf(trees.get(root)!)]))
}
