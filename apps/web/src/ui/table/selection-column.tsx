import { CheckBox } from '../CheckBox.tsx'
import type { Column } from './ContentTable.tsx'
import type { Selected } from './use-selection.ts'

/** The column of check boxes; the one in its head selects all shown rows, or none. */
export function selectionColumn<Row>(label: string, rows: readonly Row[], selection: Selected<Row>): Column {
  const count = selection.selected.length
  const isAll = count > 0 && count === rows.length
  return {
    name: 'Select',
    width: 32,
    kind: 'check',
    heading: (
      <CheckBox
        label={label}
        checked={count > 0 && !isAll ? 'some' : isAll}
        onChange={isAll ? selection.clear : selection.selectAll}
      />
    ),
  }
}
