import type { Canonical } from '../../model/slot.ts'
import { withFields } from '../../toolbox/lists.ts'

/** Canonicals under their new names, each at its place; those that come to have one name are joined in the renamed one. */
export function renameCanonicals(
  canonicals: Canonical[],
  names: ReadonlyMap<string, string> | undefined,
): Canonical[] {
  if (names === undefined || !canonicals.some(({ name }) => names.has(name))) return canonicals
  const newName = ({ name }: Canonical) => names.get(name) ?? name
  const renamed = canonicals.map((canonical) => withFields(canonical, { name: newName(canonical) }))
  const isJoined = new Set(renamed.map(({ name }) => name)).size < renamed.length
  return isJoined ? joinAlike(canonicals, newName) : renamed
}

function joinAlike(canonicals: Canonical[], newName: (canonical: Canonical) => string): Canonical[] {
  const alike = new Map<string, Canonical[]>()
  for (const canonical of canonicals) {
    const name = newName(canonical)
    const others = alike.get(name)
    if (others === undefined) alike.set(name, [canonical])
    else others.push(canonical)
  }
  return canonicals.flatMap((canonical) => {
    const name = newName(canonical)
    const all = alike.get(name)!
    const first = all.find((one) => one.name !== name)
    if (first === undefined) return [canonical]
    if (first !== canonical) return []
    if (all.length === 1) return [{ ...canonical, name }]
    const others = all.filter((one) => one !== first)
    return [{ ...canonical, name, literals: joinLiterals([first, ...others]) }]
  })
}

function joinLiterals(canonicals: readonly Canonical[]): string[] {
  return [...new Set(canonicals.flatMap(({ literals }) => literals))]
}
