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
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { rulesColumn } from '../../parts/rules-column.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { commentsColumn } from '../../ui/grid/comments-column.tsx'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { ProblemMark } from '../../ui/grid/ProblemMark.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { checkName } from './check-name.ts'
import { SpokenResponses } from './SpokenResponses.tsx'
import { actText, guiText, settingsText } from './summaries.ts'

interface UiActionColumnsOptions {
  /** The rules that answer with each. */
  uses: ReadonlyMap<string, RuleUse>
  /** What is wrong with each that has problems. */
  problems: ReadonlyMap<string, string>
  /** Whether any has a comment; the column gives its room to the others otherwise. */
  hasComments: boolean
  whyNot: string | undefined
  edit: ApplyEdit
  onPickAct: (action: UiAction, anchor: HTMLElement) => void
  onDelete: (names: readonly string[]) => void
  onOpen: (action: string, dialog: 'responses' | 'settings' | 'gui') => void
}

export function uiActionColumns(options: UiActionColumnsOptions): Column<UiAction>[] {
  const { uses, problems, hasComments, whyNot, edit, onPickAct, onDelete, onOpen } = options
  const isReadOnly = whyNot !== undefined
  return [
    commentsColumn({
      width: '9%',
      hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setUiActionComments, { name, comments }),
    }),
    {
      name: 'Name',
      width: '16%',
      className: ({ name }) => (problems.has(name) ? 'marked' : undefined),
      cell: ({ name }) => (
        <>
          <EditableText
            field="name"
            label="Name"
            value={name}
            readOnly={isReadOnly}
            check={(to) => checkName(to, name)}
            hint={() => renamingText(usageOf(check(usesOf, { kind: 'uiAction', names: [name] })))}
            onCommit={(to) => edit(renameUiAction, { from: name, to })}
          />
          <ProblemMark name={name} problems={problems.get(name)} />
        </>
      ),
    },
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
            whyNot={whyNot}
            onChange={(type) => edit(setDialogActType, { name: action.name, type: type as DialogActType })}
          />
          <SpokenOf action={action} whyNot={whyNot} onPick={onPickAct} />
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
            {text || <span className="quiet">{whyNot === undefined ? 'Add screen' : 'None'}</span>}
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
    deleteColumn({ whyNot, onDelete }),
  ]
}

interface SpokenOfProps {
  action: UiAction
  whyNot: string | undefined
  onPick: (action: UiAction, anchor: HTMLElement) => void
}

/** The slots that a UI action asks for or lets select, or the API input that it lets confirm. */
function SpokenOf({ action, whyNot, onPick }: SpokenOfProps) {
  const spoken = spokenOf(action.dialogAct?.type ?? '')
  if (spoken === undefined) return null
  const text = actText(action)
  return (
    <CellButton
      aria-label={`${spoken === 'slots' ? 'Slots' : 'API input'} of ${action.name}: ${text}`}
      aria-disabled={whyNot !== undefined}
      aria-haspopup="dialog"
      title={whyNot ?? text}
      onClick={({ currentTarget }) => whyNot === undefined && onPick(action, currentTarget)}
    >
      {text || <span className="quiet">{whyNot === undefined ? `Choose ${spoken}` : '–'}</span>}
    </CellButton>
  )
}
