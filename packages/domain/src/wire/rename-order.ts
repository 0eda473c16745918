/** A name that an author changed; it is the same in all languages. A canonical belongs to a slot. */
export interface Rename {
  kind: 'intent' | 'slot' | 'canonical' | 'reusableExpression' | 'uiAction'
  from: string
  to: string
  slot?: string | undefined
}

type Names = Pick<Rename, 'from' | 'to'>

/** What becomes of each name in the end: a name that is changed twice goes to the last one. */
export function newNames(renames: readonly Names[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  // From the last to the first: what a name becomes is then known already.
  for (const { from, to } of renames.toReversed()) names.set(from, names.get(to) ?? to)
  return names
}

/** A rename of a slot, or of a canonical of a slot. */
export type SlotRename =
  | { kind: 'slot'; from: string; to: string; order: number }
  | { kind: 'canonical'; slot: string; from: string; to: string; order: number }

type CanonicalRename = Extract<SlotRename, { kind: 'canonical' }>

interface SlotRenames {
  isEmpty: boolean
  /** Those that can touch the literal restrictions of an expression, in order; the others would change nothing. */
  touching: (literals: Readonly<Record<string, readonly { canonical: string }[]>>) => SlotRename[]
}

/** Finds among many renames those of a few slots and canonicals, also of the names that these get on the way. */
export function slotRenames(renames: readonly Rename[]): SlotRenames {
  const ofSlots = new Map<string, SlotRename[]>()
  const ofCanonicals = new Map<string, Map<string, CanonicalRename[]>>()
  for (const [order, { kind, from, to, slot = '' }] of renames.entries()) {
    if (kind === 'slot') add(ofSlots, from, { kind, from, to, order })
    if (kind !== 'canonical') continue
    const inSlot = ofCanonicals.get(slot) ?? new Map<string, CanonicalRename[]>()
    add(inSlot, from, { kind, slot, from, to, order })
    ofCanonicals.set(slot, inSlot)
  }

  return {
    isEmpty: ofSlots.size === 0 && ofCanonicals.size === 0,
    touching(literals) {
      const found = new Set<SlotRename>()
      for (const slot in literals) {
        const slots = reach([slot], (name) => ofSlots.get(name), found)
        const renamed = [...slots].flatMap((name) => ofCanonicals.get(name) ?? [])
        if (renamed.length === 0) continue
        const canonicals = literals[slot]!.map(({ canonical }) => canonical)
        reach(canonicals, (name) => renamed.flatMap((inSlot) => inSlot.get(name) ?? []), found)
      }
      return found.size < 2 ? [...found] : [...found].sort((a, b) => a.order - b.order)
    },
  }
}

/** All names that these can get, and on the way the renames that give them. */
function reach(
  names: readonly string[],
  renamesOf: (name: string) => readonly SlotRename[] | undefined,
  found: Set<SlotRename>,
): Set<string> {
  const reached = new Set(names)
  // A set goes on to what is added while it is walked.
  for (const name of reached) {
    for (const rename of renamesOf(name) ?? []) {
      found.add(rename)
      reached.add(rename.to)
    }
  }
  return reached
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
