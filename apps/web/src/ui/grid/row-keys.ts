import { changeOfList } from '../list-change.ts'

/** The keys of the rows of a list. A key is no name: a row that is renamed keeps it, and so what is open or typed there. */
export interface RowKeys<Row> {
  /** Takes the list as it is now: rows that stay or changed in place keep their keys, others get new ones. */
  follow: (rows: readonly Row[]) => void
  keyOf: (row: Row) => string
}

/** Keys for the rows of one list; no object is in it twice. */
export function createRowKeys<Row extends object>(nameOf: (row: Row) => string): RowKeys<Row> {
  const keys = new WeakMap<Row, string>()
  const holders = new Map<string, Row>()
  let before: readonly Row[] = []
  let next = 0

  const give = (row: Row, key: string) => {
    keys.set(row, key)
    holders.set(key, row)
  }
  // Made when it is asked for: of many thousand rows a few are drawn
  const keyOf = (row: Row) => {
    if (!keys.has(row)) give(row, `row ${next++}`)
    return keys.get(row)!
  }
  const follow = (rows: readonly Row[]) => {
    if (rows === before) return
    const { start, removed: count, added } = changeOfList(before, rows, Object.is)
    const removed = before.slice(start, start + count)
    const stays = new Set(removed.length === 0 ? undefined : added)
    const left = removed.map((row) => (stays.has(row) ? undefined : row))
    for (const row of left) if (row !== undefined) holders.delete(keys.get(row) ?? '')
    const wereHere = new Set(removed)
    const fresh = added.filter((row) => {
      const key = keys.get(row)
      if (key === undefined) return !wereHere.has(row)
      // An undo brings back an earlier object, which has the key of what it became
      const holder = holders.get(key)
      if (holder !== undefined && holder !== row) return true
      give(row, key)
      return false
    })
    const isOtherList = fresh.length === rows.length && left.every((row) => row !== undefined)
    const heirs =
      removed.length === 0
        ? undefined
        : heirsOf({ removed, left, added, fresh: new Set(fresh), isOtherList }, nameOf)
    for (const row of fresh) {
      const predecessor = heirs?.get(row)
      if (predecessor !== undefined) give(row, keyOf(predecessor))
      // It had one, which another row has now
      else keys.delete(row)
    }
    before = rows
  }
  return { follow, keyOf }
}

interface Change<Row> {
  removed: readonly Row[]
  /** The same without those that stay. */
  left: readonly (Row | undefined)[]
  added: readonly Row[]
  /** Those that came and have no key. */
  fresh: ReadonlySet<Row>
  /** Whether no object is in both lists. */
  isOtherList: boolean
}

/** For each new row the earlier one that it is: that of its name, the one that was at its index, or the only one left. */
function heirsOf<Row>(change: Change<Row>, nameOf: (row: Row) => string): Map<Row, Row> {
  const { removed, left, added, fresh, isOtherList } = change
  const heirs = new Map<Row, Row>()
  const free = new Map<string, Row>()
  for (const row of left) if (row !== undefined) free.set(nameOf(row), row)
  if (free.size === 0) return heirs
  for (const row of fresh) {
    const same = free.get(nameOf(row))
    if (same === undefined) continue
    heirs.set(row, same)
    free.delete(nameOf(row))
  }
  // Where no name stayed either, places mean nothing; only a single row may have been renamed
  if (isOtherList && heirs.size === 0 && added.length > 1) return heirs

  const places = new Map(removed.map((row, place) => [row, place]))
  const isFree = (row: Row | undefined): row is Row => row !== undefined && free.get(nameOf(row)) === row
  const inherit = (row: Row, candidate: Row | undefined) => {
    if (!fresh.has(row) || heirs.has(row) || !isFree(candidate)) return
    heirs.set(row, candidate)
    free.delete(nameOf(candidate))
  }
  const placeOf = (row: Row | undefined) =>
    row === undefined ? undefined : places.get(heirs.get(row) ?? row)
  for (const [index, row] of added.entries()) {
    const place = index === 0 ? -1 : placeOf(added[index - 1])
    if (place !== undefined) inherit(row, removed[place + 1])
  }
  for (let index = added.length - 1; index >= 0; index--) {
    const place = index === added.length - 1 ? removed.length : placeOf(added[index + 1])
    if (place !== undefined) inherit(added[index]!, removed[place - 1])
  }
  // A single row that was renamed is elsewhere where rows are sorted by name
  const unknown = [...fresh].filter((row) => !heirs.has(row))
  if (unknown.length === 1 && free.size === 1) inherit(unknown[0]!, [...free.values()][0])
  return heirs
}
