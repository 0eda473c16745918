import type { Range } from '@tanstack/react-virtual'

interface DrawnRows {
  /** How many rows fit into the room in which they are seen. */
  fitting: number
  /** How many rows exist at least. */
  minRows: number
  /** Rows that stay wherever the list is scrolled to: those with the focus, or with something typed. */
  kept: readonly number[]
}

/** The rows to draw; after the first time always as many, since one more or less would make an element come or go. */
export function rowsToDraw({ startIndex, endIndex, overscan, count }: Range, drawn: DrawnRows): number[] {
  const inSight = endIndex - startIndex + 1
  const wanted = overscan === 0 ? inSight : Math.max(inSight, drawn.fitting + 1) + 2 * overscan
  const size = Math.min(count, Math.max(wanted, drawn.minRows))
  const before = Math.floor((size - inSight) / 2)
  const first = Math.max(0, Math.min(startIndex - before, count - size))
  const rows = Array.from({ length: size }, (_, index) => first + index)
  const others = drawn.kept.filter((row) => row >= 0 && row < count && (row < first || row >= first + size))
  return others.length === 0 ? rows : [...new Set([...rows, ...others])].sort((a, b) => a - b)
}
