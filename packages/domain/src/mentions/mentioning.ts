import type { NameKind } from '../model/name-kinds.ts'
import { mapSame } from '../toolbox/lists.ts'

/** What becomes of a name: undefined takes the mention away, where that is possible. */
export type ChangeName = (name: string) => string | undefined

/** What becomes of the names of some kinds; those of all others stay. */
export type NameChanges = { readonly [Kind in NameKind]?: ChangeName | undefined }

/** What the entries of one list can mention, and the walk over an entry; one that mentions nothing that changes stays. */
export interface Mentioning<Entry> {
  kinds: readonly NameKind[]
  /** Undefined when the entry goes with what it belongs to. */
  change: (entry: Entry, changes: NameChanges) => Entry | undefined
}

/** A list of names, or of what mentions one each, with those left out that are taken away. */
export function changeEach<T>(list: T[], change: ((entry: T) => T | undefined) | undefined): T[] {
  if (change === undefined) return list
  let changed: T[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]!
    const after = change(entry)
    if (after === entry) {
      changed?.push(entry)
      continue
    }
    changed ??= list.slice(0, index)
    if (after !== undefined) changed.push(after)
  }
  return changed ?? list
}

/** A single name; an empty one mentions nothing. */
export function changeOne(name: string, change: ChangeName | undefined): string {
  return name === '' || change === undefined ? name : (change(name) ?? '')
}

/** A map by name, with its keys changed. */
export function changeKeys<Value>(
  map: Record<string, Value>,
  change: ChangeName | undefined,
): Record<string, Value> {
  if (change === undefined) return map
  const entries = Object.entries(map)
  const after = changeEach(entries, (entry) => {
    const name = change(entry[0])
    if (name === undefined) return undefined
    return name === entry[0] ? entry : ([name, entry[1]] satisfies [string, Value])
  })
  return after === entries ? map : Object.fromEntries(after)
}

/** A map with its values changed. */
export function changeValues<Value>(
  map: Record<string, Value>,
  change: (value: Value) => Value,
): Record<string, Value> {
  const entries = Object.entries(map)
  const after = mapSame(entries, (entry) => {
    const value = change(entry[1])
    return value === entry[1] ? entry : ([entry[0], value] satisfies [string, Value])
  })
  return after === entries ? map : Object.fromEntries(after)
}
