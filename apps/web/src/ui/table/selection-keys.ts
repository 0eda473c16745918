import type { KeyboardEvent } from 'react'
import type { Selected } from './use-selection.ts'

/** Delete removes the row, or all selected ones when it is one of them; Esc drops the selection, Ctrl+A selects all. */
export function hearSelectionKey<Row extends { name: string }>(
  event: KeyboardEvent,
  row: Row,
  { selection, onDelete }: { selection: Selected<Row>; onDelete: ((names: string[]) => void) | undefined },
): void {
  if (event.key === 'Delete' && onDelete !== undefined) {
    const meant = selection.selected.includes(row) ? selection.selected : [row]
    onDelete(meant.map(({ name }) => name))
  } else if (event.key === 'Escape') {
    selection.clear()
  } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    selection.selectAll()
  } else return
  event.preventDefault()
}
