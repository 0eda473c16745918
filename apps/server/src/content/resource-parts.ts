import { hasShared, isUnderstood } from '@sdp/domain/publishing'
import { languageSection, type Manifest } from './manifest.ts'
import { isSetting } from './pinned-settings.ts'

type Section = [path: string, hash: string][]

/** What people say in a language. */
export function sentencesIn(manifest: Manifest, language: string): Section {
  return languageSection(manifest, language).filter(([path]) => isUnderstood(path))
}

/** What people are answered in a language. */
export function answersIn(manifest: Manifest, language: string): Section {
  return languageSection(manifest, language).filter(([path]) => !isUnderstood(path))
}

/** A collection of a resource, of which the language or all languages have one. */
export interface ResourcePart {
  path: string
  language: string | null
  hash: string
}

export interface Resource {
  resource: string
  languages: readonly string[]
}

/**
 * What a resource consists of in a manifest. A dialog has the answers of all its languages; which languages the domain
 * has in addition does not change it (ruling R153).
 */
export function resourceParts(manifest: Manifest, { resource, languages }: Resource): ResourcePart[] {
  const shared = manifest.shared.filter(([path]) => isSetting(path) || hasShared(resource, path))
  const ofLanguage = resource === 'languageModel' ? sentencesIn : answersIn
  const spoken = languages.flatMap((language) =>
    ofLanguage(manifest, language).map(([path, hash]) => ({ path, language, hash })),
  )
  return [...shared.map(([path, hash]) => ({ path, language: null, hash })), ...spoken]
}
