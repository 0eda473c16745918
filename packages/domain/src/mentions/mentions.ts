import { type NameKind, nameKinds, type SharedKind } from '../model/name-kinds.ts'
import type { NameChanges } from './mentioning.ts'
import { type DomainPart, mapMentions } from './references.ts'

/** Says which names are known. */
export type Names = Pick<ReadonlySet<string>, 'has'>

/** Names by their kind. */
export type NamesByKind = Readonly<Record<SharedKind, Names>>

export interface Mention {
  kind: NameKind
  name: string
}

export interface SharedMention extends Mention {
  kind: SharedKind
}

/** The names that a domain mentions, or some part of it: one module, for example. Each is there once. */
export const mentionsIn = mentionCollector(nameKinds)

/**
 * Collects the names of some kinds. One walk for all calls: one of its own for each of thousands of entries would take
 * longer than the walking.
 */
export function mentionCollector(kinds: readonly NameKind[]): (part: DomainPart) => Mention[] {
  let found: Mention[] = []
  // A set for each kind: a text made of kind and name would have to be made for every mention
  const seen = kinds.map(() => new Set<string>())
  const collect = (kind: NameKind, names: Set<string>) => (name: string) => {
    if (!names.has(name)) {
      names.add(name)
      found.push({ kind, name })
    }
    return name
  }
  const changes: NameChanges = Object.fromEntries(
    kinds.map((kind, index) => [kind, collect(kind, seen[index]!)]),
  )
  return (part) => {
    found = []
    for (const names of seen) if (names.size > 0) names.clear()
    mapMentions(part, changes)
    return found
  }
}

/** What is mentioned and not there. */
export function missingOf(mentions: readonly Mention[], known: NamesByKind): readonly SharedMention[] {
  const missing: SharedMention[] = []
  for (const mention of mentions) {
    const names = known[mention.kind as SharedKind] as Names | undefined
    if (names?.has(mention.name) === false) missing.push(mention as SharedMention)
  }
  return missing
}
