import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { preferWidths, usePreferences } from '../../browser/preferences.ts'
import { allowedWidth, type Column, type GivenWidths, maxRendered, narrowest, tracksOf } from './columns.ts'

export interface WidthActions {
  onDrag: (name: string, event: PointerEvent<HTMLElement>) => void
  onReset: (name: string) => void
}

/** The widths of the columns of a grid: what somebody gave them is remembered in this browser. */
export function useColumnWidths<Row>(grid: string, columns: readonly Column<Row>[]) {
  const kept = usePreferences((state) => state.columnWidths[grid]) ?? none
  const [dragged, setDragged] = useState<GivenWidths>()
  const given = dragged ?? kept

  const keep = (widths: GivenWidths) => preferWidths(grid, widths)
  const widen = (column: number, by: number, head: HTMLElement) => {
    const { name } = columns[column] ?? {}
    if (name === undefined || !isWidened(columns[column])) return
    keep({ ...kept, [name]: allowedWidth(head.offsetWidth + by, { most: roomFor(head, columns, given) }) })
  }
  const reset = (name: string) =>
    keep(Object.fromEntries(Object.entries(kept).filter(([one]) => one !== name)))

  /** Follows the mouse from the border of a column until it is let go. */
  const drag = (name: string, event: PointerEvent<HTMLElement>) => {
    const border = event.currentTarget
    const head = border.closest('th')
    if (head === null || event.button !== 0) return
    event.preventDefault()
    const start = { x: event.clientX, width: head.offsetWidth }
    const most = roomFor(head, columns, given)
    const widthsAt = ({ clientX }: { clientX: number }) => ({
      ...kept,
      [name]: allowedWidth(start.width + clientX - start.x, { most }),
    })
    const follow = (move: globalThis.PointerEvent) => setDragged(widthsAt(move))
    const end = (up: globalThis.PointerEvent) => {
      border.removeEventListener('pointermove', follow)
      border.removeEventListener('pointerup', end)
      border.removeEventListener('pointercancel', end)
      setDragged(undefined)
      if (up.type === 'pointerup' && up.clientX !== start.x) keep(widthsAt(up))
    }
    border.setPointerCapture(event.pointerId)
    border.addEventListener('pointermove', follow)
    border.addEventListener('pointerup', end)
    border.addEventListener('pointercancel', end)
  }
  const latest = useRef({ reset, drag })
  latest.current = { reset, drag }
  return {
    given,
    tracks: tracksOf(columns, given),
    widen,
    /** The same from drawing to drawing, or scrolling would draw the heads of the columns again. */
    actions: useMemo(
      (): WidthActions => ({
        onDrag: (...dragging) => latest.current.drag(...dragging),
        onReset: (name) => latest.current.reset(name),
      }),
      [],
    ),
  }
}

/** Columns of boxes and buttons have the width of these. */
export function isWidened<Row>(column: Column<Row> | undefined): boolean {
  return column?.kind === undefined || column.kind === 'number'
}

/** The most that a column can have: what the others that share the rest leave. Many columns are scrolled sideways. */
function roomFor<Row>(head: HTMLElement, columns: readonly Column<Row>[], given: GivenWidths): number {
  if (columns.length > maxRendered) return Number.POSITIVE_INFINITY
  const heads = [...(head.parentElement?.children ?? [])] as HTMLElement[]
  return columns.reduce((room, { name, width }, index) => {
    const other = heads[index]
    const isSharing = width === undefined && given[name] === undefined
    return other === undefined || other === head || !isSharing ? room : room + other.offsetWidth - narrowest
  }, head.offsetWidth)
}

const none: GivenWidths = {}
