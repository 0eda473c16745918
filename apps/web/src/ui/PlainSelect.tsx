import { useMemo } from 'react'
import './cells.css'
import './completed-field.css'

interface PlainSelectProps {
  label: string
  value: string
  /** What can be chosen; a value from elsewhere is offered in addition. */
  options: readonly string[]
  /** What an option is called, where that is not its value. */
  labelOf?: (value: string) => string
  /** Whether it is a field among others; else it is part of a cell or a bar. */
  isField?: boolean
  isWrong?: boolean
  disabledReason?: string | undefined
  onChange: (value: string) => void
}

/** The browser's own list: a table holds hundreds of them (ruling R323). */
export function PlainSelect(props: PlainSelectProps) {
  const { label, value, options, labelOf, isField = false, isWrong, disabledReason, onChange } = props
  const further = options.includes(value) ? undefined : value
  // The same elements for row after row that is shown here
  const offered = useMemo(
    () =>
      [...(further === undefined ? [] : [further]), ...options].map((option) => (
        <option key={option} value={option}>
          {labelOf?.(option) ?? option}
        </option>
      )),
    [options, further, labelOf],
  )
  return (
    <select
      className={isField ? 'plain-field' : 'cell-select'}
      aria-label={label}
      aria-invalid={isWrong}
      title={disabledReason}
      value={value}
      disabled={disabledReason !== undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered}
    </select>
  )
}
