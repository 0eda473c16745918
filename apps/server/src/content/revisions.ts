import { messages, Refused } from '@sdp/domain'
import { readTrees, type Source } from './blobs.ts'
import { languageNamed, readLanguages } from './languages.ts'
import type { Manifest } from './manifest.ts'
import { type ReadContent, readManifest } from './read.ts'

/** The content of a revision in one of the languages that it had. */
export function readRevision(
  source: Source,
  revision: string,
  wanted: string | undefined,
): Promise<ReadContent> {
  return withManifests(source, [revision], async ([manifest]) => {
    const language = languageNamed(await readLanguages(source, manifest!), wanted)
    return { revision, pieces: await readManifest(source, manifest!, language) }
  })
}

/** Reads with the manifests of revisions. One that is deleted and swept meanwhile is missing, and nothing is lost. */
export async function withManifests<T>(
  source: Source,
  revisions: readonly string[],
  read: (manifests: Manifest[]) => Promise<T>,
): Promise<T> {
  const hashes = await findManifests(source, revisions)
  try {
    const manifests = await readTrees<Manifest>(source, hashes)
    return await read(hashes.map((hash) => manifests.get(hash)!))
  } catch (error) {
    await findManifests(source, revisions)
    throw error
  }
}

async function findManifests({ db }: Source, revisions: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string; manifest: string }>(
    `select id, encode(manifest, 'hex') as manifest from revision where id = any($1::uuid[])`,
    [revisions],
  )
  const found = new Map(rows.map(({ id, manifest }) => [id, manifest]))
  return revisions.map((revision) => {
    const manifest = found.get(revision.toLowerCase())
    if (manifest === undefined) throw new Refused('missing', messages.revisions.notFound(revision))
    return manifest
  })
}
