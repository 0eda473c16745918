import type { Ref, RefObject } from 'react'
import type { Section, Shown } from './layout.ts'
import type { RowMove, SectionMove } from './moves.ts'
import type { Selected } from './use-selection.ts'

export interface GridHandle<Row> {
  /** Scrolls to the row that is meant, as soon as it is shown; with the focus, its cell gets that too. */
  show: (isMeant: (row: Row) => boolean, options?: { focus: boolean }) => void
  scrollToTop: () => void
  /** Puts a text into a field of a row, as if it was typed there; without a text, the field is not edited any more. */
  type: (row: Row, field: string, text: string | undefined) => void
  /** Whether something is typed that is not committed yet. */
  isTyped: () => boolean
  /** Gives the row at a place of the list the focus, or the last one when there are fewer. */
  focus: (place: number) => void
}

export interface GridBehaviour<Row> {
  ref?: Ref<GridHandle<Row>> | undefined
  /** The accessible name; the widths of columns are remembered by it. */
  label: string
  sections: readonly Section<Row>[]
  /** Which rows of a plain list are on this page; all of them without. */
  page?: Shown | undefined
  nameOf: (row: Row) => string
  /** The key of a row, which is no name: see `useRowKeys`. */
  keyOf: (row: Row) => string
  /** The panel that scrolls; the page itself without one. */
  scroller?: RefObject<HTMLElement | null> | undefined
  rowHeight?: number
  /** Whether rows are higher than that where they need it. */
  isMeasured?: boolean
  /** How many rows exist at least. */
  minDrawn?: number
  selection?: Selected<Row> | undefined
  /** The row whose details are shown, and what is called when the focus goes to another. */
  activeKey?: string | undefined
  onActivate?: (row: Row) => void
  /** Called when rows are dragged, or moved by Alt and an arrow key; rows cannot be moved without. */
  onMove?: ((move: RowMove<Row>) => void) | undefined
  /** The same for a whole section by its heading. */
  onMoveSection?: ((move: SectionMove) => void) | undefined
  /** Whether rows that can be moved stay where they are for now. */
  isLocked?: boolean
  onDelete?: ((rows: readonly Row[]) => void) | undefined
  onCopy?: ((rows: readonly Row[]) => void) | undefined
  onCut?: ((rows: readonly Row[]) => void) | undefined
  /** Called with what is pasted while no text is written, and where: on a row, or on the heading of a section. */
  onPaste?: ((text: string, at: { row: Row | undefined; section: string }) => void) | undefined
  /** Called by Ctrl+D which column of the rows is to have what the first of them has. */
  onFill?: ((column: string, rows: readonly Row[]) => void) | undefined
}
