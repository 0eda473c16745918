import type { PlacedExpression } from '@sdp/domain/expressions'

/** How high a row is thought to be before it is measured, and how many rows exist at once. */
export const estimatedRowHeight = 68
export const rowCount = 20

/** The expressions that contain a text, whatever the case. */
export function filterExpressions(
  expressions: readonly PlacedExpression[],
  text: string,
): readonly PlacedExpression[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return expressions
  return expressions.filter(({ expression }) => expression.text.toLowerCase().includes(wanted))
}

interface Seen {
  startIndex: number
  endIndex: number
  count: number
}

/** The rows that exist while some are seen: 20 around them, or all that are seen, and the one with the focus. */
export function existingRows({ startIndex, endIndex, count }: Seen, focused: number): number[] {
  const size = Math.min(count, Math.max(rowCount, endIndex - startIndex + 1))
  const before = Math.floor((size - (endIndex - startIndex + 1)) / 2)
  const first = Math.max(0, Math.min(startIndex - before, count - size))
  const rows = Array.from({ length: size }, (_, index) => first + index)
  if (focused < 0 || focused >= count || rows.includes(focused)) return rows
  return focused < first ? [focused, ...rows] : [...rows, focused]
}

/** The row that a key leads to, or nothing. */
export function rowByKey(
  key: string,
  { from, count, page }: { from: number; count: number; page: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - page,
    PageDown: from + page,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1))
}

/** The place, once some expressions are gone, of the one that follows where the list stands, or comes before. */
export function placeAfterDeletion(
  shown: readonly PlacedExpression[],
  gone: ReadonlySet<number>,
  activeIndex: number,
): number | undefined {
  const isLeft = ({ at }: PlacedExpression) => !gone.has(at)
  const next = shown.slice(activeIndex).find(isLeft) ?? shown.slice(0, activeIndex).findLast(isLeft)
  if (next === undefined) return undefined
  return next.at - [...gone].filter((at) => at < next.at).length
}
