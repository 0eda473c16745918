import type { KeyboardEvent } from 'react'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'

interface LiteralChipProps {
  literal: string
  readOnly: boolean
  onEdit: () => void
  onDelete: () => void
}

/** One literal: a click or Enter edits it, the Delete key or its cross deletes it. */
export function LiteralChip({ literal, readOnly, onEdit, onDelete }: LiteralChipProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') onEdit()
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    // In the row of a canonical the same key would delete all of it
    event.preventDefault()
    onDelete()
  }
  if (readOnly) {
    return (
      <span className="literal" dir="auto" title={literal}>
        <span className="literal-text">{literal}</span>
      </span>
    )
  }
  return (
    <span className="literal" dir="auto">
      <button
        type="button"
        className="literal-text"
        data-stop
        aria-label={`Literal ${literal}`}
        aria-keyshortcuts="Delete"
        title={literal}
        onClick={onEdit}
        onKeyDown={onKeyDown}
      >
        {literal}
      </button>
      <button
        type="button"
        className="literal-delete"
        tabIndex={-1}
        aria-label={`Delete literal ${literal}`}
        onClick={onDelete}
      >
        <CellIcon name="clear" />
      </button>
    </span>
  )
}
