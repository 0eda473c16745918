import { composeLineages } from './compose.ts'
import {
  isNoChange,
  type Lineage,
  type NameLineage,
  nameBefore,
  namesOfCanonicals,
  namesOfList,
  type Returned,
} from './lineage.ts'

/** A revision, and the lineage to it from the one before. */
export interface PathLink {
  revision: string
  lineage: Lineage
}

/**
 * The lineage from a revision along those that follow it, in steps. An entry that went on the way and is recorded as returned is
 * the one that it was.
 */
export function* composingPath(from: string, links: readonly PathLink[]): Generator<undefined, Lineage> {
  const wanted = new Set(links.flatMap(({ lineage }) => (lineage.returned ?? []).map((one) => one.revision)))
  let composed: Lineage = { lists: [], canonicals: [], rules: [] }
  const known = new Map([[from, composed]])
  for (const { revision, lineage } of links) {
    yield
    const { returned = [], ...rest } = lineage
    // What comes from elsewhere stays recorded
    const others = returned.filter((one) => !known.has(one.revision))
    composed = composeLineages(composed, { ...rest, ...(others.length > 0 && { returned: others }) })
    for (const one of returned) {
      const upToThen = known.get(one.revision)
      if (upToThen !== undefined) composed = withReturned(composed, upToThen, one)
    }
    if (wanted.has(revision)) known.set(revision, composed)
  }
  return composed
}

function withReturned(composed: Lineage, upToThen: Lineage, one: Returned): Lineage {
  const { list, name, was, canonical } = one
  const first = nameBefore(namesOfList(upToThen, list))(was)
  if (first === undefined) return composed
  if (canonical === undefined) {
    const names = withNameBack(namesOfList(composed, list), first, name)
    const others = composed.lists.filter((other) => other.list !== list)
    return { ...composed, lists: isNoChange(names) ? others : [...others, { list, ...names }] }
  }
  const firstCanonical = nameBefore(namesOfCanonicals(upToThen, first))(canonical.was)
  if (firstCanonical === undefined) return composed
  const names = withNameBack(namesOfCanonicals(composed, first), firstCanonical, canonical.name)
  const others = composed.canonicals.filter(({ slot }) => slot !== first)
  return { ...composed, canonicals: isNoChange(names) ? others : [...others, { slot: first, ...names }] }
}

function withNameBack({ renamed, removed }: NameLineage, first: string, name: string): NameLineage {
  if (!removed.includes(first)) return { renamed, removed }
  return {
    renamed: first === name ? renamed : [...renamed, [first, name]],
    removed: removed.filter((one) => one !== first),
  }
}
