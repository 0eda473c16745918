import { usageOf, usesOf } from '@sdp/domain'
import type { RuleUse } from '@sdp/domain/decision-table'
import {
  type DialogActType,
  dialogActTypes,
  renameUiAction,
  setDialogActType,
  setUiActionComments,
  spokenOf,
  type UiAction,
} from '@sdp/domain/ui-actions'
import { check } from '../../editing/use-edit.ts'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { rulesColumn } from '../../parts/rules-column.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { checkName } from './check-name.ts'
import { SpokenResponses } from './SpokenResponses.tsx'
import { actText, guiText, settingsText } from './summaries.ts'

interface UiActionColumnsOptions extends NamedColumnsOptions {
  /** The rules that answer with each. */
  uses: ReadonlyMap<string, RuleUse>
  /** What is wrong with each that has problems. */
  problems: ReadonlyMap<string, string>
  onPickAct: (action: UiAction, anchor: HTMLElement) => void
  onOpen: (action: string, dialog: 'responses' | 'settings' | 'gui') => void
}

export function uiActionColumns(options: UiActionColumnsOptions): Column<UiAction>[] {
  const { uses, problems, hasComments, disabledReason, edit, onPickAct, onDelete, onOpen } = options
  const isReadOnly = disabledReason !== undefined
  return [
    commentsColumn({
      width: '9%',
      hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setUiActionComments, { name, comments }),
    }),
    nameColumn<UiAction>({
      heading: 'Name',
      label: 'Name',
      width: '16%',
      disabledReason,
      check: checkName,
      usage: ({ name }) => usageOf(check(usesOf, { kind: 'uiAction', names: [name] })),
      onRename: (from, to) => edit(renameUiAction, { from, to }),
      problems,
    }),
    {
      name: 'Response Type',
      hint: 'Whether it only gives information, asks for slots, lets an API input be confirmed or a slot be selected',
      width: 196,
      cell: (action) => (
        <div className="cell-pair">
          <PlainSelect
            label={`Response Type of ${action.name}`}
            value={action.dialogAct?.type ?? ''}
            options={dialogActTypes}
            disabledReason={disabledReason}
            onChange={(type) => edit(setDialogActType, { name: action.name, type: type as DialogActType })}
          />
          <SpokenOf action={action} disabledReason={disabledReason} onPick={onPickAct} />
        </div>
      ),
    },
    {
      name: 'System Responses',
      hint: 'What the assistant says and plays',
      cell: (action) => <SpokenResponses action={action} onOpen={onOpen} />,
    },
    {
      name: 'GUI Response',
      hint: 'What the screen shows',
      width: 124,
      cell: (action) => {
        const text = guiText(action)
        return (
          <CellButton
            aria-label={`GUI Response of ${action.name}: ${text || 'none'}`}
            title={text}
            onClick={() => onOpen(action.name, 'gui')}
          >
            {text || <span className="quiet">{disabledReason === undefined ? 'Add screen' : 'None'}</span>}
          </CellButton>
        )
      },
    },
    {
      name: 'Settings',
      hint: 'How the assistant behaves, sounds and looks meanwhile',
      width: '10%',
      cell: (action) => {
        const text = settingsText(action)
        return (
          <CellButton
            aria-label={`Settings of ${action.name}: ${text || 'as new'}`}
            title={text}
            onClick={() => onOpen(action.name, 'settings')}
          >
            {text || <span className="quiet">Default</span>}
          </CellButton>
        )
      },
    },
    rulesColumn(uses),
    deleteColumn({ disabledReason, onDelete }),
  ]
}

interface SpokenOfProps {
  action: UiAction
  disabledReason: string | undefined
  onPick: (action: UiAction, anchor: HTMLElement) => void
}

/** The slots that a UI action asks for or lets select, or the API input that it lets confirm. */
function SpokenOf({ action, disabledReason, onPick }: SpokenOfProps) {
  const spoken = spokenOf(action.dialogAct?.type ?? '')
  if (spoken === undefined) return null
  const text = actText(action)
  return (
    <CellButton
      aria-label={`${spoken === 'slots' ? 'Slots' : 'API input'} of ${action.name}: ${text}`}
      aria-disabled={disabledReason !== undefined}
      aria-haspopup="dialog"
      title={disabledReason ?? text}
      onClick={({ currentTarget }) => disabledReason === undefined && onPick(action, currentTarget)}
    >
      {text || <span className="quiet">{disabledReason === undefined ? `Choose ${spoken}` : '–'}</span>}
    </CellButton>
  )
}
