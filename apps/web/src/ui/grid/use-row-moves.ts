import { type RefObject, useMemo, useState } from 'react'
import { type Layout, layoutOf, type Section, sectionOfKey } from './layout.ts'
import {
  moveToEdge,
  neighbourEdge,
  type RowMove,
  type SectionMove,
  sectionEdge,
  sectionMove,
  sectionMoveBy,
} from './moves.ts'
import { type Edge, useRowDrag } from './use-row-drag.ts'
import type { Selected } from './use-selection.ts'

interface RowMovesOptions<Row> {
  layout: Layout<Row>
  sections: readonly Section<Row>[]
  /** The place of the first row of the page; undefined when there are no pages. */
  first: number | undefined
  lineOf: (key: string) => number
  selection: Selected<Row> | undefined
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null> | undefined
  edgeAt: (top: number) => Edge | undefined
  /** How far below the first line the one with this number begins. */
  topOf: (line: number) => number
  onMove: ((move: RowMove<Row>) => void) | undefined
  onMoveSection: ((move: SectionMove) => void) | undefined
}

/** Rows are moved by the mouse and by keys; one that is selected takes the others that are along. */
export function useRowMoves<Row>(options: RowMovesOptions<Row>) {
  const { layout, sections, first, lineOf, selection, body, scroller, edgeAt, onMove, onMoveSection } =
    options
  const [dragged, setDragged] = useState<string>()
  const rowOf = (key: string) => layout.rowAt(lineOf(key))
  // Rows also go to other pages
  const whole = () => (first === undefined ? layout : layoutOf(sections))
  const movedWith = (row: Row) => (selection?.isSelected(row) ? selection.selected : [row])
  const moveFor = (edge: number, key: string): RowMove<Row> | undefined => {
    const row = rowOf(key)
    return row && moveToEdge(whole(), edge + (first ?? 0), movedWith(row))
  }
  const sectionMoveFor = (edge: number, section: string): SectionMove | undefined =>
    sectionMove(sections, section, sectionEdge(layout, sections, edge).before)
  const drag = useRowDrag({
    body,
    scroller,
    edgeAt: (top, key) => {
      const found = edgeAt(top)
      if (found === undefined || sectionOfKey(key) === undefined) return found
      const { line } = sectionEdge(layout, sections, found.edge)
      return { edge: line, top: options.topOf(line) }
    },
    canDrop: (edge, key) => {
      const section = sectionOfKey(key)
      return (section === undefined ? moveFor(edge, key) : sectionMoveFor(edge, section)) !== undefined
    },
    onDrop:
      onMove &&
      ((edge, key) => {
        const section = sectionOfKey(key)
        if (section !== undefined) {
          const move = sectionMoveFor(edge, section)
          if (move !== undefined) onMoveSection?.(move)
          return
        }
        const move = moveFor(edge, key)
        if (move !== undefined) onMove(move)
      }),
  })
  const draggedRow = dragged === undefined ? undefined : rowOf(dragged)
  const selected = draggedRow && selection?.isSelected(draggedRow) ? selection.selected : undefined
  return {
    drag,
    onDrag: setDragged,
    draggedRows: useMemo(
      () => new Set(selected ?? (draggedRow === undefined ? [] : [draggedRow])),
      [draggedRow, selected],
    ),
    sectionMoveBy: (section: string, step: 1 | -1) => sectionMoveBy(sections, section, step),
    /** The move of a row by one line, if it can be moved there. */
    rowMoveBy: (row: Row, step: 1 | -1): RowMove<Row> | undefined => {
      const rows = movedWith(row)
      return moveToEdge(whole(), neighbourEdge(whole(), rows, step), rows)
    },
  }
}
