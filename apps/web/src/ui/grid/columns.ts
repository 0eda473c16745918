import type { ReactNode } from 'react'

export interface Column<Row> {
  /** The heading; also the accessible name where the heading is no text, and what its width is remembered by. */
  name: string
  heading?: ReactNode
  /** What the column is about, shown at its heading. */
  hint?: string
  /** In pixels or percent; columns without share what is left. */
  width?: number | string
  kind?: 'number' | 'check' | 'action'
  /** Whether it stays in sight when the others are scrolled sideways. */
  isPinned?: boolean
  /** The class of its cells. */
  className?: string | ((row: Row) => string | undefined)
  /** A row is drawn again when it changes, or this function does. */
  cell: (row: Row, state: { isActive: boolean }) => ReactNode
  /** Called by Enter, F2 or a double click on the cell, which has the focus itself then. */
  onEdit?: ((row: Row) => void) | undefined
}

export const narrowest = 40
/** The width of a column of texts that has none: that of its heading. */
export const emptyColumn = 92
const widest = 900
/** In a narrow window the table is scrolled sideways rather than that texts become unreadable. */
const minFillingWidth = 140
const minSharedWidth = 96

/** The widths that somebody gave to columns, by their names. */
export type GivenWidths = Readonly<Record<string, number>>

/** The tracks of the columns for the browser's layout. A given width gives way where the window is narrower than it was. */
export function tracksOf(
  columns: readonly Pick<Column<never>, 'name' | 'width'>[],
  given: GivenWidths,
): string[] {
  const isShared = columns.some(({ name, width }) => width === undefined && given[name] === undefined)
  const filler = columns.findLastIndex(({ width }) => width === undefined)
  return columns.map(({ name, width }, index) => {
    const wanted = given[name]
    if (wanted !== undefined) {
      // One of them takes what is left, or the table would end before its frame
      return `minmax(${narrowest}px, ${!isShared && index === filler ? '1fr' : `${wanted}px`})`
    }
    if (width === undefined) return `minmax(${minFillingWidth}px, 1fr)`
    return typeof width === 'number' ? `${width}px` : `minmax(${minSharedWidth}px, ${width})`
  })
}

/** Below this width the table is scrolled sideways. */
export function minTableWidth(
  columns: readonly Pick<Column<never>, 'name' | 'width'>[],
  given: GivenWidths,
): number {
  return columns.reduce((sum, { name, width }) => {
    if (given[name] !== undefined) return sum + narrowest
    if (width === undefined) return sum + minFillingWidth
    return sum + (typeof width === 'number' ? width : minSharedWidth)
  }, 0)
}

/** The width that a column may have: no column is dragged away, and where nothing scrolls sideways the rest keeps its room. */
export function allowedWidth(wanted: number, { most = widest }: { most?: number } = {}): number {
  return Math.round(Math.max(narrowest, Math.min(wanted, most, widest)))
}

interface Sideways {
  /** How far it is scrolled, and how wide the room is. */
  left: number
  width: number
}

/** Above this many, only the columns in sight are drawn. */
export const maxRendered = 24
/** So that a column is there before it comes into sight. */
const margin = 200

/** The numbers of the columns to draw: those that are pinned, and those in sight or nearly. */
export function columnsToDraw(
  columns: readonly { width: number; isPinned?: boolean }[],
  { left, width }: Sideways,
): number[] {
  const drawn: number[] = []
  let start = 0
  for (const [index, column] of columns.entries()) {
    const end = start + column.width
    if (column.isPinned || (end > left - margin && start < left + width + margin)) drawn.push(index)
    start = end
  }
  return drawn
}

/** How far from the left edge each pinned column stays. */
export function pinnedOffsets(
  columns: readonly { width: number; isPinned?: boolean }[],
): Map<number, number> {
  const offsets = new Map<number, number>()
  let left = 0
  for (const [index, { width, isPinned }] of columns.entries()) {
    if (!isPinned) continue
    offsets.set(index, left)
    left += width
  }
  return offsets
}
