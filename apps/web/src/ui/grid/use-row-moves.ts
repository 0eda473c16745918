import { type RefObject, useMemo, useState } from 'react'
import { type Layout, layoutOf, type Section } from './layout.ts'
import { edgeBeside, moveToEdge, type RowMove } from './moves.ts'
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
  onMove: ((move: RowMove<Row>) => void) | undefined
}

/** Rows are moved by the mouse and by keys; one that is selected takes the others that are along. */
export function useRowMoves<Row>(options: RowMovesOptions<Row>) {
  const { layout, sections, first, lineOf, selection, body, scroller, edgeAt, onMove } = options
  const [dragged, setDragged] = useState<string>()
  const rowOf = (key: string) => layout.rowAt(lineOf(key))
  // Rows also go to other pages
  const whole = () => (first === undefined ? layout : layoutOf(sections))
  const movedWith = (row: Row) => (selection?.isSelected(row) ? selection.selected : [row])
  const moveFor = (edge: number, key: string): RowMove<Row> | undefined => {
    const row = rowOf(key)
    return row && moveToEdge(whole(), edge + (first ?? 0), movedWith(row))
  }
  const drag = useRowDrag({
    body,
    scroller,
    edgeAt,
    canDrop: (edge, key) => moveFor(edge, key) !== undefined,
    onDrop:
      onMove &&
      ((edge, key) => {
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
    /** The move of a row by one line, if it can be moved there. */
    moveBeside: (row: Row, step: 1 | -1): RowMove<Row> | undefined => {
      const rows = movedWith(row)
      return moveToEdge(whole(), edgeBeside(whole(), rows, step), rows)
    },
  }
}
