import { type Entity, isRenamedTwice, nameInKey } from './entities.ts'
import { bothSides, type Side } from './sides.ts'

/** Two different entries, of each side one, that want the same name. */
export interface Claim {
  name: string
  claimants: Record<Side, Entity>
  /** What each is called if the other has the name. */
  otherwise: Record<Side, string>
}

interface NameDecisions {
  /** Whose name counts for an entry to which each side gave another one. */
  decideName: (entity: Entity) => Side
  /** Whose entry has a name that both want. */
  decideClaim: (claim: Claim) => Side
  /** Names that others have. */
  reserved?: Iterable<string>
}

/**
 * The names of the merged entries. Those that both sides have, or that one added, come first; an entry that a side
 * deleted gives way to one that has its name now (ruling R402).
 */
export function finalNames(
  entities: readonly Entity[],
  { decideName, decideClaim, reserved = [] }: NameDecisions,
): ReadonlyMap<Entity, string> {
  const names = new Map<Entity, string>()
  const taken = new Set(reserved)
  if (taken.size === 0 && entities.every(hasOneName)) {
    for (const entity of entities) names.set(entity, entity.base!)
    return names
  }
  const give = (entity: Entity, name: string) => {
    names.set(entity, name)
    taken.add(name)
  }
  const wanted = new Map<Entity, string>()
  const claims = new Map<string, Entity[]>()
  for (const entity of entities.filter(isKept)) {
    const name = isRenamedTwice(entity) ? entity[decideName(entity)]! : wantedName(entity)
    wanted.set(entity, name)
    claims.set(name, [...(claims.get(name) ?? []), entity])
  }
  for (const [name, claimants] of claims) {
    if (claimants.length === 1 && !taken.has(name)) give(claimants[0]!, name)
  }
  const free = (entity: Entity) =>
    freeName(entity, wanted.get(entity)!, (one) => taken.has(one) || claims.has(one))
  for (const [name, claimants] of claims) {
    if (claimants.length === 1 || taken.has(name)) continue
    const [mine, theirs] = claimants[0]!.mine === name ? claimants : claimants.toReversed()
    const contested: Record<Side, Entity> = { mine: mine!, theirs: theirs! }
    const otherwise = { mine: free(contested.mine), theirs: free(contested.theirs) }
    const winner = decideClaim({ name, claimants: contested, otherwise })
    give(contested[winner], name)
    const loser = winner === 'mine' ? 'theirs' : 'mine'
    give(contested[loser], otherwise[loser])
  }
  for (const entity of entities) {
    if (names.has(entity)) continue
    const name = wantedName(entity)
    give(entity, taken.has(name) ? freeName(entity, name, (one) => taken.has(one)) : name)
  }
  return names
}

/** Whether everybody calls it as it was called. */
function hasOneName({ base, mine, theirs }: Entity): boolean {
  return base !== undefined && mine === base && theirs === base
}

/** Whether no side deleted it. */
function isKept(entity: Entity): boolean {
  return entity.base === undefined || bothSides.every((side) => entity[side] !== undefined)
}

/** The name that one side gave it, or that it always had. */
function wantedName({ base, mine, theirs }: Entity): string {
  if (mine === undefined || mine === base) return (theirs ?? mine ?? base)!
  return mine
}

/** The name that it had before if that is free, or a new one. */
function freeName({ base }: Entity, name: string, isTaken: (name: string) => boolean): string {
  if (base !== undefined && !isTaken(base)) return base
  // Short enough for the rules of any list
  const stem = nameInKey(name).slice(0, 140)
  let number = 2
  while (isTaken(`${stem}_${number}`)) number++
  return `${stem}_${number}`
}
