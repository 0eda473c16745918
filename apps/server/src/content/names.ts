import { type SearchedName, searchedName } from '@sdp/domain'
import { readTrees, type Source } from './blobs.ts'
import type { Cache } from './cache.ts'
import { type DomainLanguage, languageNamed } from './languages.ts'
import { collectionAt, languageSection, type Manifest } from './manifest.ts'
import { entriesOf, readTreesAt } from './tree.ts'

/** A revision by its manifest; what is bound to a language is read in the default one. */
export interface NamedRevision {
  manifest: string
  languages: readonly DomainLanguage[]
}

/** The names in a collection of a revision. */
export type NamesIn = (revision: NamedRevision, path: string) => readonly SearchedName[]

/**
 * The names in collections of several revisions, ready to be searched. They are kept by the root of their collection, so
 * that after a save only what changed is read again.
 */
export async function readNames(
  source: Source & { names: Cache<readonly SearchedName[]> },
  revisions: readonly NamedRevision[],
  paths: readonly string[],
): Promise<NamesIn> {
  const manifests = await readTrees<Manifest>(
    source,
    revisions.map(({ manifest }) => manifest),
  )
  const rootOf = ({ manifest, languages }: NamedRevision, path: string) => {
    const read = manifests.get(manifest)!
    const section = collectionAt(path).perLanguage
      ? languageSection(read, languageNamed(languages, undefined))
      : read.shared
    return section.find(([one]) => one === path)?.[1]
  }
  const found = new Map<string, readonly SearchedName[]>()
  const missing = new Set<string>()
  for (const root of revisions.flatMap((revision) => paths.map((path) => rootOf(revision, path)))) {
    if (root === undefined) continue
    const known = source.names.get(root)
    if (known === undefined) missing.add(root)
    else found.set(root, known)
  }
  for (const [root, tree] of await readTreesAt(source, missing)) {
    const names = entriesOf(tree).map(([key]) => searchedName(key))
    source.names.set(root, names, bytesOf(names))
    found.set(root, names)
  }
  return (revision, path) => found.get(rootOf(revision, path) ?? '') ?? []
}

function bytesOf(names: readonly SearchedName[]): number {
  return names.reduce((sum, { name }) => sum + 4 * name.length + 80, 0)
}
