import type { Column } from './columns.ts'

/** The columns that the grid draws itself: handles to move rows by, boxes to select them. */
export const moveColumn: Column<unknown> = {
  name: 'Move',
  heading: '',
  width: 28,
  kind: 'check',
  cell: () => null,
}
export const selectColumn: Column<unknown> = { name: 'Select', width: 32, kind: 'check', cell: () => null }
