import type { Tx } from '../db/tx.ts'
import { applyUpdates } from './apply.ts'
import { addTreeBlob, insertBlobs, type NewBlobs, type Source, writeAllButLast } from './blobs.ts'
import type { Caches } from './cache.ts'
import type { DomainLanguage } from './languages.ts'
import { byPath, type Manifest } from './manifest.ts'
import type { Saved } from './save.ts'
import { readUpdates, type Update } from './updates.ts'

export interface NewOriginal {
  savePointId: string
  domainId: string
  revisionId: string
  languages: readonly DomainLanguage[]
  /** Wire collections that are the same in all languages. */
  shared: Readonly<Record<string, unknown>>
  /** Wire collections of each language. */
  byLanguage: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  author: string
  /** What the author is called. */
  authorName: string
  message: string
  at: number
}

/** Creates the Original save point of a domain with its first revision. */
export async function createOriginal(client: Tx, caches: Caches, original: NewOriginal): Promise<Saved> {
  const { savePointId, domainId, revisionId, languages, author, authorName, message, at } = original
  const blobs: NewBlobs = new Map()
  const source: Source = { db: client, caches, unwritten: blobs }
  let manifest: Manifest = { shared: [], languages: [] }
  for (const [language, updates] of await updatesByLanguage(original)) {
    manifest = await applyUpdates(source, { manifest, updates, language, blobs })
  }

  const hash = addTreeBlob(caches, blobs, manifest)
  const { hashes, texts } = await writeAllButLast(client, blobs)
  await client.query(
    `with ${insertBlobs},
     revised as (
       insert into revision (id, save_point_id, manifest, author, author_name, message, created_at)
       values ($3, $4, decode($5, 'hex'), $6, $11, $7, $8)
     )
     insert into save_point (id, domain_id, name, original, head, languages, created_at, created_by, updated_at, updated_by)
     values ($4, $9, 'Original', true, $3, $10, $8, $6, $8, $6)`,
    [
      hashes,
      texts,
      revisionId,
      savePointId,
      hash,
      author,
      message,
      new Date(at),
      domainId,
      JSON.stringify(languages),
      authorName,
    ],
  )
  return { revision: revisionId, at }
}

async function updatesByLanguage({
  shared,
  byLanguage,
  languages,
}: NewOriginal): Promise<[string, Update[]][]> {
  const common = await readUpdates([...byPath(shared), ['languages', languages]])
  const found: [string, Update[]][] = []
  for (const [at, { language }] of languages.entries()) {
    const own = await readUpdates(byPath(byLanguage.get(language) ?? {}))
    found.push([language, at === 0 ? [...common, ...own] : own])
  }
  return found
}
