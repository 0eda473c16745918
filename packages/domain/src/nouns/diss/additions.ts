import type { Domain } from '../../model/domain.ts'
import { firstByName } from '../../toolbox/lists.ts'

/** A slot that gains something by a take-over: itself, or canonicals. */
export interface DissAddition {
  slot: string
  type: string
  isNew: boolean
  canonicals: string[]
}

/** What a take-over from DISS adds: the slots and canonicals that the domain has after it and not before. */
export function dissAdditions(before: Pick<Domain, 'slots'>, after: Pick<Domain, 'slots'>): DissAddition[] {
  const known = firstByName(before.slots)
  return after.slots.flatMap((slot) => {
    const old = known.get(slot.name)
    if (slot === old) return []
    const names = new Set(old?.canonicals.map(({ name }) => name))
    const canonicals = slot.canonicals.map(({ name }) => name).filter((name) => !names.has(name))
    return [{ slot: slot.name, type: slot.type, isNew: old === undefined, canonicals }]
  })
}
