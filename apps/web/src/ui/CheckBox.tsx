import type { MouseEvent } from 'react'
import './cells.css'

interface CheckBoxProps {
  label: string
  checked: boolean | 'some'
  /** Why it cannot be changed now: it keeps the focus then, unlike a disabled one. */
  disabledReason?: string | undefined
  onChange: (checked: boolean, click: MouseEvent) => void
}

/** The browser's own check box: a table holds hundreds of them. */
export function CheckBox({ label, checked, disabledReason, onChange }: CheckBoxProps) {
  return (
    <input
      className="cell-check"
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = checked === 'some'
      }}
      aria-label={label}
      aria-disabled={disabledReason !== undefined}
      title={disabledReason}
      checked={checked === true}
      onChange={() => {}}
      onClick={(event) => {
        if (disabledReason === undefined) onChange(event.currentTarget.checked, event)
        else event.preventDefault()
      }}
    />
  )
}
