import type { MouseEvent } from 'react'
import { controls } from './cell-controls.ts'
import type { Column } from './columns.ts'
import { placeOf } from './use-grid-focus.ts'
import type { Selected } from './use-selection.ts'

interface GridMouseOptions<Row> {
  rowAt: (line: number) => Row | undefined
  columns: readonly Column<Row>[]
  selection: Selected<Row> | undefined
}

/** What clicks do in a grid that no control of a cell takes. */
export function gridMouse<Row>({ rowAt, columns, selection }: GridMouseOptions<Row>) {
  /** Ctrl or Shift with a click outside the controls of a row selects it. */
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const isChosen = event.ctrlKey || event.metaKey || event.shiftKey
    const row = rowAt(placeOf(target)?.line ?? -1)
    const control = target.closest(`:is(${controls}):not(td)`)
    const isOnControl = control !== null && target.closest('td')?.contains(control)
    if (!isChosen || row === undefined || isOnControl) return
    selection?.select(row, event.shiftKey || !selection.isSelected(row), event)
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest('td[data-editable]')
    const place = cell && placeOf(cell)
    const row = place && rowAt(place.line)
    if (row) columns[place.column]?.onEdit?.(row)
  }
  return { onClick, onDoubleClick }
}
