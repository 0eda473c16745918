import { createHash } from 'node:crypto'
import type { Manifest } from './manifest.ts'
import { type Resource, resourceParts } from './resource-parts.ts'

/** All that a resource consists of as one hash: two that are the same say the same, and no content is read. */
export function resourceHash(manifest: Manifest, resource: Resource): string {
  const parts = resourceParts(manifest, resource)
    .map(({ path, language, hash }) => [language === null ? path : `${language}/${path}`, hash] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
