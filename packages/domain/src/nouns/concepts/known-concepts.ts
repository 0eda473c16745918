import { firstByKey } from '../../toolbox/lists.ts'

/** A concept of the installation, as far as domains that mention it are concerned. */
export interface ListedConcept {
  name: string
  /** Whether it has an active text in the language that is looked at. */
  isActive: boolean
  /** What it was called before. */
  formerNames: readonly string[]
}

/**
 * Says what becomes of a name in a language: names count whatever their case, and a former name stands for the new one
 * (ruling R187).
 */
export type KnownConcepts = (
  name: string,
) => { is: 'missing' } | { is: 'active' | 'inactive'; name: string; isFormer: boolean }

/** Looks up names among all concepts of the installation. */
export function knownConcepts(all: readonly ListedConcept[]): KnownConcepts {
  const present = firstByKey(all.map((concept) => [concept.name.toLowerCase(), concept]))
  const former = new Map(
    all.flatMap((concept) => concept.formerNames.map((name) => [name.toLowerCase(), concept])),
  )
  return (name) => {
    const key = name.toLowerCase()
    const concept = present.get(key) ?? former.get(key)
    if (concept === undefined) return { is: 'missing' }
    return { is: concept.isActive ? 'active' : 'inactive', name: concept.name, isFormer: !present.has(key) }
  }
}
