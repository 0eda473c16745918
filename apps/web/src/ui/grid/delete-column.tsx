import { CellButton } from './CellButton.tsx'
import { CellIcon } from './CellIcon.tsx'
import type { Column } from './columns.ts'

interface DeleteColumnOptions {
  whyNot: string | undefined
  onDelete: (names: readonly string[]) => void
}

/** The last column: deletes its row. */
export function deleteColumn<Row extends { name: string }>(options: DeleteColumnOptions): Column<Row> {
  const { whyNot, onDelete } = options
  const isReadOnly = whyNot !== undefined
  return {
    name: 'Delete',
    heading: '',
    width: 40,
    kind: 'check',
    cell: ({ name }) => (
      <CellButton
        aria-label={`Delete ${name}`}
        aria-disabled={isReadOnly}
        title={whyNot}
        style={{ margin: 0 }}
        onClick={() => !isReadOnly && onDelete([name])}
      >
        <CellIcon name="delete" />
      </CellButton>
    ),
  }
}
