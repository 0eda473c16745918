import { messages } from '@sdp/domain'
import type { DissState } from '@sdp/domain/diss'
import type { SentenceCounter } from '@sdp/domain/expressions'
import {
  checkIntentName,
  type Intent,
  intentUsage,
  renameIntent,
  setIntentComments,
  setJustTalk,
  setRequest,
  setSlotOnly,
} from '@sdp/domain/intents'
import type { MouseEvent } from 'react'
import type { ApplyEdit, Check } from '../../editing/use-editing.ts'
import { DissStateMark } from '../../parts/DissStateMark.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { notify } from '../../ui/notifications.tsx'
import { CellButton } from '../../ui/table/CellButton.tsx'
import { CellIcon } from '../../ui/table/CellIcon.tsx'
import { ExpressionsPreview } from './ExpressionsPreview.tsx'
import { SampleSize } from './SampleSize.tsx'

interface IntentCellsProps {
  intent: Intent
  search: string
  counter: SentenceCounter | null
  dissState: DissState | undefined
  /** What is wrong with it, a line each. */
  problems: string | undefined
  whyNot: string | undefined
  edit: ApplyEdit
  check: Check
  isSelected: boolean
  onSelect: (name: string, isSelected: boolean, click: MouseEvent) => void
  onAskArbitration: (intent: Intent, at: HTMLElement) => void
  onDelete: (names: readonly string[]) => void
  onOpenExpressions: ((intent: string) => void) | undefined
}

export function IntentCells(props: IntentCellsProps) {
  const { intent, search, counter, dissState, problems, whyNot, edit, check, isSelected } = props
  const { name, comments, slotOnly } = intent
  const readOnly = whyNot !== undefined
  const { renameFailed, slotOnlyRenameFailed } = messages.intents
  return (
    <>
      <td className="check">
        <CheckBox
          label={`Select ${name}`}
          checked={isSelected}
          onChange={(selected, click) => props.onSelect(name, selected, click)}
        />
      </td>
      <td className="check">
        <CheckBox
          label={`Request: ${name}`}
          checked={intent.dialogActType === 'request'}
          whyNot={whyNot}
          onChange={(isRequest) => edit(setRequest, { name, isRequest })}
        />
      </td>
      <td className="check">
        <CheckBox
          label={`Slot-Only: ${name}`}
          checked={slotOnly}
          whyNot={whyNot}
          onChange={(isSlotOnly) => edit(setSlotOnly, { name, slotOnly: isSlotOnly })}
        />
      </td>
      <td className="quiet">
        <EditableText
          label={`Comments on ${name}`}
          value={comments}
          readOnly={readOnly}
          multiline
          onCommit={(text) => edit(setIntentComments, { name, comments: text })}
        />
      </td>
      <td className="quiet">
        <CellButton
          aria-label={`Arbitration of ${name}: ${intent.arbitration}`}
          aria-haspopup="menu"
          aria-disabled={readOnly}
          title={whyNot}
          onClick={({ currentTarget }) => {
            if (!readOnly) props.onAskArbitration(intent, currentTarget)
          }}
        >
          {intent.arbitration}
        </CellButton>
      </td>
      <td className="check">
        <CheckBox
          label={`Just Talk: ${name}`}
          checked={intent.justTalk}
          whyNot={whyNot}
          onChange={(justTalk) => edit(setJustTalk, { names: [name], justTalk })}
        />
      </td>
      <td className={problems && 'marked'}>
        <EditableText
          label="Name"
          value={name}
          readOnly={readOnly}
          check={(to) => check(checkIntentName, to, name)}
          hint={() => renamingText({ ...check(intentUsage, [name]), expressions: 0 })}
          onCommit={(to) => edit(renameIntent, { from: name, to })}
          onRefused={(problem) => notify('error', slotOnly ? slotOnlyRenameFailed : renameFailed, problem)}
        />
        {problems && (
          <span
            className="problem-mark"
            role="img"
            aria-label={`Problems of ${name}: ${problems}`}
            title={problems}
          >
            !
          </span>
        )}
      </td>
      {dissState && (
        <td className="check">
          <DissStateMark {...dissState} />
        </td>
      )}
      <td className="number">
        <SampleSize intent={intent} counter={counter} />
      </td>
      <td className="quiet">
        <ExpressionsPreview intent={intent} search={search} onOpen={props.onOpenExpressions} />
      </td>
      <td className="check">
        <CellButton
          aria-label={`Delete ${name}`}
          aria-disabled={readOnly}
          title={whyNot}
          onClick={() => {
            if (!readOnly) props.onDelete([name])
          }}
        >
          <CellIcon name="delete" />
        </CellButton>
      </td>
    </>
  )
}
