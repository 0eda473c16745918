/** A map from two whole numbers to one that is not negative, without an object for each entry. */
export interface PairTable {
  /** Three numbers an entry: both keys and the value. */
  cells: Int32Array
  /** How many entries there is room for, less one; the room is a power of two. */
  mask: number
  size: number
}

export const nothing = -1
const cellsEach = 3
const firstRoom = 64

export function newPairTable(): PairTable {
  return { cells: emptyCells(firstRoom), mask: firstRoom - 1, size: 0 }
}

/** The value of two numbers, or `nothing`. */
export function getPair({ cells, mask }: PairTable, a: number, b: number): number {
  let at = placeOf(a, b, mask)
  for (;;) {
    const value = cells[at + 2]!
    if (value === nothing || (cells[at] === a && cells[at + 1] === b)) return value
    at += cellsEach
    if (at === cells.length) at = 0
  }
}

export function setPair(table: PairTable, a: number, b: number, value: number): void {
  if (2 * table.size > table.mask) grow(table)
  put(table, a, b, value)
}

function put(table: PairTable, a: number, b: number, value: number): void {
  const { cells, mask } = table
  let at = placeOf(a, b, mask)
  while (cells[at + 2] !== nothing && (cells[at] !== a || cells[at + 1] !== b)) {
    at += cellsEach
    if (at === cells.length) at = 0
  }
  if (cells[at + 2] === nothing) table.size++
  cells[at] = a
  cells[at + 1] = b
  cells[at + 2] = value
}

function grow(table: PairTable): void {
  const before = table.cells
  const room = 2 * (table.mask + 1)
  table.cells = emptyCells(room)
  table.mask = room - 1
  table.size = 0
  for (let at = 0; at < before.length; at += cellsEach) {
    if (before[at + 2] !== nothing) put(table, before[at]!, before[at + 1]!, before[at + 2]!)
  }
}

function emptyCells(room: number): Int32Array {
  return new Int32Array(cellsEach * room).fill(nothing)
}

function placeOf(a: number, b: number, mask: number): number {
  const hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b)
  return cellsEach * ((hash ^ (hash >>> 15)) & mask)
}
