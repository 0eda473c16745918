import type { Usage } from '@sdp/domain'
import { EditableText } from '../../ui/EditableText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { ProblemMark } from '../../ui/grid/ProblemMark.tsx'
import { renamingText } from '../usage-text.ts'

interface NameColumnOptions<Row> {
  heading: string
  /** The accessible name of the text. */
  label: string
  width: string
  disabledReason: string | undefined
  /** What is wrong with a name; `own` is the one that it has now. */
  check: (name: string, own: string) => string | undefined
  /** What mentions the entry, and would have the new name too. */
  usage: (row: Row) => Usage
  onRename: (from: string, to: string) => void
  /** Called when somebody wants to commit a wrong name. */
  onRefused?: (row: Row, problem: string) => void
  /** What is wrong with entries by their names. */
  problems?: ReadonlyMap<string, string>
}

/**
 * The column of the names: each is written in place, shows meanwhile where it is followed, and says what is wrong with its
 * entry.
 */
export function nameColumn<Row extends { name: string }>(options: NameColumnOptions<Row>): Column<Row> {
  const { heading, label, width, disabledReason, check, usage, onRename, onRefused, problems } = options
  const field = (row: Row) => (
    <EditableText
      field="name"
      label={label}
      value={row.name}
      readOnly={disabledReason !== undefined}
      check={(to) => check(to, row.name)}
      hint={() => renamingText(usage(row))}
      onCommit={(to) => onRename(row.name, to)}
      onRefused={(problem) => onRefused?.(row, problem)}
    />
  )
  if (problems === undefined) return { name: heading, width, cell: field }
  return {
    name: heading,
    width,
    className: ({ name }) => (problems.has(name) ? 'marked' : undefined),
    cell: (row) => (
      <>
        {field(row)}
        <ProblemMark name={row.name} problems={problems.get(row.name)} />
      </>
    ),
  }
}
