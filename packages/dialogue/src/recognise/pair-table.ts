/** A map from two whole numbers to one that is not negative, without an object for each entry. */
export interface PairTable {
  /** Three numbers an entry: both keys and the value. */
  cells: Int32Array
  size: number
}

export const nothing = -1
const cellsEach = 3

export function newPairTable(): PairTable {
  return { cells: new Int32Array(cellsEach * 1024).fill(nothing), size: 0 }
}

/** The value of two numbers, or `nothing`. */
export function getPair({ cells }: PairTable, a: number, b: number): number {
  let at = placeOf(a, b, cells.length)
  for (;;) {
    const value = cells[at + 2]!
    if (value === nothing || (cells[at] === a && cells[at + 1] === b)) return value
    at += cellsEach
    if (at === cells.length) at = 0
  }
}

export function setPair(table: PairTable, a: number, b: number, value: number): void {
  if (2 * cellsEach * table.size >= table.cells.length) grow(table)
  put(table, a, b, value)
}

function put(table: PairTable, a: number, b: number, value: number): void {
  const { cells } = table
  let at = placeOf(a, b, cells.length)
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
  table.cells = new Int32Array(2 * before.length).fill(nothing)
  table.size = 0
  for (let at = 0; at < before.length; at += cellsEach) {
    if (before[at + 2] !== nothing) put(table, before[at]!, before[at + 1]!, before[at + 2]!)
  }
}

/** The length is three times a power of two. */
function placeOf(a: number, b: number, length: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return cellsEach * (hash & (length / cellsEach - 1))
}
