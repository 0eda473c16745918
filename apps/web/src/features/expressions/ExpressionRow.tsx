import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import {
  checkExpression,
  type Expression,
  type KnownNames,
  type SentenceCounter,
} from '@sdp/domain/expressions'
import { memo, type ReactNode, useState } from 'react'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { Cell, Row } from './list-frame.ts'
import type { RowAction } from './row-actions.ts'
import { WeightEditor } from './WeightEditor.tsx'

interface ExpressionRowProps {
  expression: Expression
  at: number
  index: number
  isActive: boolean
  isSelected: boolean
  canEdit: boolean
  counter: SentenceCounter
  known: KnownNames
  onAction: (action: RowAction) => void
  /** The editor, in place of the text. */
  editor: ReactNode
}

export const ExpressionRow = memo(function ExpressionRow(props: ExpressionRowProps) {
  const { expression, at, index, isActive, isSelected, canEdit, counter, known, onAction, editor } = props
  const { text, weight, restrictions } = expression
  const [isPointedAt, setPointedAt] = useState(false)
  const combinations = counter.combinations(text)
  const [error] = checkExpression(text, known)
  // One stop for the Tab key in the whole list: the row with the focus, then what is in it.
  const tabIndex = isActive ? 0 : -1
  const button = (kind: 'edit' | 'copy' | 'move' | 'remove', label: string, icon: ReactNode) => (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`${label} ${text}`}
      title={label}
      disabled={!canEdit && kind !== 'copy'}
      onClick={() => onAction({ kind, at })}
    >
      {icon}
    </button>
  )
  return (
    <Row
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-at={at}
      tabIndex={tabIndex}
      onFocus={() => isActive || onAction({ kind: 'activate', at })}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onDoubleClick={({ target }) => {
        if (canEdit && (target as Element).closest('[data-text]')) onAction({ kind: 'edit', at })
      }}
    >
      <Cell role="gridcell">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={`Select ${text}`}
          checked={isSelected}
          onChange={({ target }) => onAction({ kind: 'select', at, isSelected: target.checked })}
        />
      </Cell>
      <Cell role="gridcell" data-text>
        {editor ?? (
          <div className="text">
            <ExpressionText text={text} />
          </div>
        )}
        <div className="about">
          <span title={readableNumber(combinations)}>{combinationsText(combinations)}</span>
          {restrictions.map(({ slot }) => (
            <span key={slot} className="restricted">
              {slot} restricted
            </span>
          ))}
          {error !== undefined && editor === undefined && <span className="wrong">{error.message}</span>}
        </div>
      </Cell>
      <Cell role="gridcell">
        <WeightEditor
          label={text}
          weight={weight}
          combinations={combinations}
          disabled={!canEdit}
          tabIndex={tabIndex}
          onWeigh={(to) => onAction({ kind: 'weigh', at, weight: to })}
        />
      </Cell>
      <Cell role="gridcell" className="buttons">
        {(isActive || isPointedAt) && (
          <>
            {button('edit', 'Edit', <EditIcon fontSize="inherit" />)}
            {button('copy', 'Copy', <CopyIcon fontSize="inherit" />)}
            {button('move', 'Move to another intent', <MoveIcon fontSize="inherit" />)}
            {button('remove', 'Delete', <DeleteIcon fontSize="inherit" />)}
          </>
        )}
      </Cell>
    </Row>
  )
})

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

function combinationsText(count: bigint): string {
  if (count === 1n) return '1 combination'
  return `${count < 100_000n ? readableNumber(count) : compact.format(count)} combinations`
}
