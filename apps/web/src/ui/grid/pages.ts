export const pageSizes = [50, 100, 150, 200, -1] as const
export type PageSize = (typeof pageSizes)[number]

export interface Page {
  /** Counted from 0; the last one when there are fewer. */
  page: number
  /** The first row of the page, and the first after it. */
  first: number
  end: number
}

/** The rows that a page shows; a size of -1 shows all of them. */
export function pageOf(count: number, { page, size }: { page: number; size: number }): Page {
  if (size === -1) return { page: 0, first: 0, end: count }
  const last = Math.max(0, Math.ceil(count / size) - 1)
  const shown = Math.min(page, last)
  return { page: shown, first: shown * size, end: Math.min(count, (shown + 1) * size) }
}

/** The page that a row is on. */
export function pageWith(row: number, size: number): number {
  return size === -1 ? 0 : Math.floor(row / size)
}
