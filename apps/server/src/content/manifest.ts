import { type Collection, findCollection } from '@sdp/domain/wire'

/** Where each collection of a revision is: the root of its tree, or for a value the blob itself. Absent means empty. */
export interface Manifest {
  shared: [path: string, hash: string][]
  languages: [language: string, collections: [path: string, hash: string][]][]
}

/** Manifests are compared by their hash, so the same content must give the same text. */
export function sortedManifest(shared: Section, languages: ReadonlyMap<string, Section>): Manifest {
  return {
    shared: sorted(shared),
    languages: sorted(languages)
      .filter(([, section]) => section.size > 0)
      .map(([language, section]) => [language, sorted(section)]),
  }
}

type Section = ReadonlyMap<string, string>

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The collections of one language; one without content has none. */
export function languageSection({ languages }: Manifest, language: string): [path: string, hash: string][] {
  return languages.find(([one]) => one === language)?.[1] ?? []
}

/** Where the languages of a revision are listed. */
export function languagesRoot({ shared }: Manifest): string | undefined {
  return shared.find(([path]) => path === 'languages')?.[1]
}

/** The collection at this path; what we do not know is kept as one value. */
export function collectionAt(path: string): Collection {
  return findCollection(path) ?? { path, shape: 'value', perLanguage: false, empty: 'null' }
}

/** A domain's wire content by the paths of its collections; `dialog_units` is always sent empty, so it is not kept. */
export function byPath(wire: Readonly<Record<string, unknown>>): [path: string, value: unknown][] {
  return Object.entries(wire).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'dialog_units') return []
    if (name !== 'ontology' || typeof value !== 'object' || value === null) return [[name, value]]
    return Object.entries(value).map(([inner, part]) => [`ontology.${inner}`, part])
  })
}
