import { hashOf } from './blobs.ts'
import type { Manifest } from './manifest.ts'
import { isSetting } from './pinned-settings.ts'
import { type Resource, type ResourcePart, resourceParts } from './resource-parts.ts'

/**
 * All that a resource consists of as one hash: two that are the same say the same, and no content is read. The hash of the
 * content is hashed again with the settings; the migration that pinned settings computes it from older hashes.
 */
export function resourceHash(manifest: Manifest, resource: Resource): string {
  const parts = resourceParts(manifest, resource)
  const content = parts.filter(({ path }) => !isSetting(path))
  const settings = parts.filter(({ path }) => isSetting(path))
  return hashOfJson([hashOfJson(named(content)), named(settings)])
}

function named(parts: readonly ResourcePart[]): [name: string, hash: string][] {
  return parts
    .map(({ path, language, hash }): [string, string] => [
      language === null ? path : `${language}/${path}`,
      hash,
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function hashOfJson(value: unknown): string {
  return hashOf(JSON.stringify(value))
}
