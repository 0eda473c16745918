import { type AdditionalRow, checkAdditionalName, renameAdditionalResponse } from '@sdp/domain/responses'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { gapsText } from './additional-texts.ts'

interface AdditionalColumnsOptions {
  hasOthers: boolean
  disabledReason: string | undefined
  edit: ApplyEdit
  onOpen: (name: string) => void
  onDelete: (names: readonly string[]) => void
}

export function additionalColumns(options: AdditionalColumnsOptions): Column<AdditionalRow>[] {
  const { hasOthers, disabledReason, edit, onOpen, onDelete } = options
  const texts = (column: string, field: 'voice' | 'text', hint: string): Column<AdditionalRow> => ({
    name: column,
    hint,
    cell: ({ name, [field]: all }) => (
      <CellButton aria-label={`Open ${name}: ${column}`} dir="auto" onClick={() => onOpen(name)}>
        <b>{all.length}</b> <span className="quiet">{all.join(' | ')}</span>
      </CellButton>
    ),
  })
  const gaps: Column<AdditionalRow> = {
    name: 'Gaps',
    hint: 'What languages lack that others have',
    width: '22%',
    cell: ({ gaps: all }) => <CellText text={gapsText(all)} />,
    className: ({ gaps: all }) => (all.length > 0 ? 'wrong' : undefined),
  }
  const remove = deleteColumn<AdditionalRow>({ disabledReason, onDelete })
  return [
    {
      name: 'Name',
      width: '24%',
      cell: ({ name, isHere }) =>
        isHere ? (
          <EditableText
            field="name"
            label="Name"
            value={name}
            readOnly={disabledReason !== undefined}
            check={(to) => check(checkAdditionalName, to, name)}
            onCommit={(to) => edit(renameAdditionalResponse, { from: name, to })}
          />
        ) : (
          <span className="quiet">{name}</span>
        ),
    },
    texts('Voice', 'voice', 'What is said; one of them is chosen'),
    texts('Text', 'text', 'What is shown; one of them is chosen'),
    ...(hasOthers ? [gaps] : []),
    { ...remove, cell: (row, state) => row.isHere && remove.cell(row, state) },
  ]
}
