import type { Range } from '@tanstack/react-virtual'
import { rowHeight } from './TableFrame.tsx'

interface DrawnRows {
  /** How high the room is in which rows are seen. */
  height: number
  /** The row with the focus, or -1; it stays, or scrolling on would take what is typed there. */
  kept: number
}

/** The rows to draw; after the first time always as many, since one more or less would make an element come or go. */
export function rowsNear(
  { startIndex, endIndex, overscan, count }: Range,
  { height, kept }: DrawnRows,
): number[] {
  const start = Math.max(0, startIndex - overscan)
  const inSight = overscan === 0 ? endIndex - startIndex + 1 : Math.ceil(height / rowHeight) + 1
  const length = Math.min(count - start, inSight + 2 * overscan)
  const near = Array.from({ length }, (_, index) => start + index)
  if (kept < 0 || kept >= count || near.includes(kept)) return near
  return [...near, kept].sort((a, b) => a - b)
}
