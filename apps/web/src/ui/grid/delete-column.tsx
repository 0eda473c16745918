import { CellButton } from './CellButton.tsx'
import { CellIcon } from './CellIcon.tsx'
import type { Column } from './columns.ts'

interface DeleteColumnOptions {
  disabledReason: string | undefined
  onDelete: (names: readonly string[]) => void
}

/** The last column: deletes its row. */
export function deleteColumn<Row extends { name: string }>(options: DeleteColumnOptions): Column<Row> {
  return deleteColumnOf(({ name }) => name, options)
}

/** The same for rows that are called otherwise. */
export function deleteColumnOf<Row>(
  nameOf: (row: Row) => string,
  { disabledReason, onDelete }: DeleteColumnOptions,
): Column<Row> {
  const isReadOnly = disabledReason !== undefined
  return {
    name: 'Delete',
    heading: '',
    width: 40,
    kind: 'check',
    cell: (row) => (
      <CellButton
        aria-label={`Delete ${nameOf(row)}`}
        aria-disabled={isReadOnly}
        title={disabledReason}
        style={{ margin: 0 }}
        onClick={() => !isReadOnly && onDelete([nameOf(row)])}
      >
        <CellIcon name="delete" />
      </CellButton>
    ),
  }
}
