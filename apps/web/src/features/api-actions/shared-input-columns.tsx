import { messages } from '@sdp/domain'
import { type SharedInputs, setShared, sourcesText } from '@sdp/domain/sharing'
import type { ApplyEdit } from '../../editing/use-edit.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { kindTexts, removedSources, type SharedRow } from './shared-rows.ts'

interface SharedInputColumnsOptions {
  /** What other domains share; undefined while that is not known. */
  inputs: SharedInputs | undefined
  disabledReason: string | undefined
  edit: ApplyEdit
  onOpen: (input: SharedRow) => void
}

export function sharedInputColumns(options: SharedInputColumnsOptions): Column<SharedRow>[] {
  const { inputs, disabledReason, edit, onOpen } = options
  return [
    {
      name: 'Shared',
      hint: 'Other domains can use the value as well',
      width: 64,
      kind: 'check',
      cell: ({ kind, name, shared }) => (
        <CheckBox
          label={`Share ${name}`}
          checked={shared}
          disabledReason={disabledReason}
          onChange={(checked) => edit(setShared, { kind, input: name, shared: checked })}
        />
      ),
    },
    { name: 'Kind', width: 104, className: 'quiet', cell: ({ kind }) => kindTexts[kind] },
    { name: 'Input', width: '26%', cell: ({ name }) => name },
    {
      name: 'Takes its value from',
      hint: 'The inputs of other domains that fill it as well',
      cell: (row) => {
        const text = sourcesText(row.fromShared)
        return (
          <CellButton aria-label={`Sources of ${row.name}: ${text}`} onClick={() => onOpen(row)}>
            {text === '' ? <span className="quiet">Choose</span> : text}
          </CellButton>
        )
      },
    },
    {
      name: 'State',
      width: '30%',
      cell: (row) => <State row={row} inputs={inputs} onOpen={onOpen} />,
    },
  ]
}

function State({
  row,
  inputs,
  onOpen,
}: { row: SharedRow } & Pick<SharedInputColumnsOptions, 'inputs' | 'onOpen'>) {
  const removed = sourcesText(removedSources(row, inputs))
  if (removed === '') return null
  return (
    <CellButton
      aria-label={`${removedMessage(row)} for ${row.name}: ${removed}`}
      title={removed}
      onClick={() => onOpen(row)}
      style={{ color: 'var(--mui-palette-error-main)' }}
    >
      <b>{removedMessage(row)}</b> {removed}
    </CellButton>
  )
}

/** What is said of an input whose source is gone (ruling R118). */
export function removedMessage({ kind }: Pick<SharedRow, 'kind'>): string {
  return kind === 'user' ? messages.sharing.userInputMissing : messages.sharing.apiInputMissing
}
