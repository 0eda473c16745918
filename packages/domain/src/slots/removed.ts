import type { Domain } from '../domain.ts'
import { firstByName } from '../lists.ts'
import type { Rename } from '../rename.ts'
import type { CanonicalPlace } from './canonical-edits.ts'
import { listType } from './slot.ts'

/** What a save takes away, under the names that other languages know it by once the save has renamed it there. */
export interface RemovedLists {
  /** Slots that are gone, or that list no canonicals any more. */
  slots: string[]
  /** Canonicals of slots that are still lists. */
  canonicals: CanonicalPlace[]
}

/** The slots and canonicals that one domain has and a later one lacks; what was renamed in between is not gone. */
export function removedLists(before: Domain, after: Domain, renames: readonly Rename[]): RemovedLists {
  const removed: RemovedLists = { slots: [], canonicals: [] }
  if (before.slots === after.slots) return removed
  const known = firstByName(after.slots)
  for (const slot of before.slots) {
    const name = renamedSlot(slot.name, renames)
    const now = known.get(name)
    if (now === slot) continue
    const isList = slot.type === listType && now?.type !== listType && slot.canonicals.length > 0
    if (now === undefined || isList) {
      removed.slots.push(name)
      continue
    }
    const left = new Set(now.canonicals.map((canonical) => canonical.name))
    for (const canonical of slot.canonicals) {
      const named = renamedCanonical({ slot: slot.name, canonical: canonical.name }, renames)
      if (!left.has(named)) removed.canonicals.push({ slot: name, canonical: named })
    }
  }
  return removed
}

function renamedSlot(name: string, renames: readonly Rename[]): string {
  return renames.reduce((now, { kind, from, to }) => (kind === 'slot' && now === from ? to : now), name)
}

function renamedCanonical(place: CanonicalPlace, renames: readonly Rename[]): string {
  let { slot, canonical } = place
  for (const rename of renames) {
    if (rename.kind === 'slot' && rename.from === slot) slot = rename.to
    const isOwn = rename.kind === 'canonical' && rename.slot === slot && rename.from === canonical
    if (isOwn) canonical = rename.to
  }
  return canonical
}
