/** Rows come and go by so many at once: most frames of a scroll then change nothing in the page. */
const blockSize = 6

interface Range {
  startIndex: number
  endIndex: number
  count: number
}

/** The rows to draw for those in sight: whole blocks, and one more at either end. */
export function rowsInBlocks({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, (Math.floor(startIndex / blockSize) - 1) * blockSize)
  const end = Math.min(count, (Math.floor(endIndex / blockSize) + 2) * blockSize)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

/** The first row of a block that begins at or after a row; the row itself when no more begins. */
export function firstInBlock(index: number, count: number): number {
  const next = Math.ceil(index / blockSize) * blockSize
  return next < count ? next : index
}
