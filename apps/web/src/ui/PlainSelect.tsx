import { useMemo } from 'react'
import './cells.css'

interface PlainSelectProps {
  label: string
  value: string
  /** What can be chosen; a value from elsewhere stands beside it. */
  options: readonly string[]
  /** What an option is called, where that is not its value. */
  labelOf?: (value: string) => string
  whyNot?: string | undefined
  onChange: (value: string) => void
}

/** The browser's own list: a table holds hundreds of them. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, value, options, labelOf, whyNot, onChange } = props
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
      className="cell-select"
      aria-label={label}
      title={whyNot}
      value={value}
      disabled={whyNot !== undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered}
    </select>
  )
}
