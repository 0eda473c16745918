import { addBlob, addTreeBlob, hashOf, insertBlobs, type NewBlobs, readTrees, type Source } from './blobs.ts'
import { type Manifest, sortedManifest } from './manifest.ts'

/**
 * What in addition to its content decides how a domain behaves where it is published (ruling R154). It is pinned with the
 * content: sections of the manifest under the names of the wire, so that it is hashed, compared, delivered and spoken
 * from as content is.
 */
export interface PinnedSettings {
  /** They choose the cars that a domain answers, and how its texts are written. */
  platforms: readonly string[]
  /** The feature flag: it decides about the names of the files. */
  ssmlTransition: boolean
}

const platformsPath = 'ntg_versions'
export const ssmlTransitionPath = 'ssml_transition'

/** Whether a section of a manifest is a setting and no content. */
export function isSetting(path: string): boolean {
  return path === platformsPath || path === ssmlTransitionPath
}

/** What is off is no section, so that a flag which nobody uses changes no hash. */
function textsOf({ platforms, ssmlTransition }: PinnedSettings): [path: string, text: string][] {
  return [
    [platformsPath, JSON.stringify(platforms)],
    ...(ssmlTransition ? [[ssmlTransitionPath, 'true'] as [string, string]] : []),
  ]
}

/** The manifest of content with settings. */
export function withSettings({ shared, languages }: Manifest, settings: PinnedSettings): Manifest {
  const content = shared.filter(([path]) => !isSetting(path))
  const sections = textsOf(settings).map(([path, text]): [string, string] => [path, hashOf(text)])
  const byLanguage = languages.map(([language, own]) => [language, new Map(own)] as const)
  return sortedManifest(new Map([...content, ...sections]), new Map(byLanguage))
}

/** Writes the manifest of content with settings and returns its hash; part of the caller's transaction. */
export async function pinSettings(source: Source, hash: string, settings: PinnedSettings): Promise<string> {
  const manifest = (await readTrees<Manifest>(source, [hash])).get(hash)!
  const blobs: NewBlobs = new Map()
  for (const [, text] of textsOf(settings)) addBlob(blobs, text)
  const pinned = addTreeBlob(source.caches, blobs, withSettings(manifest, settings))
  // In the order of their hashes: two who write the same blobs must not wait for each other
  const hashes = [...blobs.keys()].sort()
  await source.db.query(`with ${insertBlobs} select 1`, [hashes, hashes.map((one) => blobs.get(one)!)])
  return pinned
}
