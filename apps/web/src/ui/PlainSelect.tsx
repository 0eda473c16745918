import './cells.css'

interface PlainSelectProps {
  label: string
  value: string
  /** What can be chosen; a value from elsewhere stands beside it. */
  options: readonly string[]
  whyNot?: string | undefined
  onChange: (value: string) => void
}

/** The browser's own list: a table holds hundreds of them. */
export function PlainSelect({ label, value, options, whyNot, onChange }: PlainSelectProps) {
  const offered = options.includes(value) ? options : [value, ...options]
  return (
    <select
      className="cell-select"
      aria-label={label}
      title={whyNot}
      value={value}
      disabled={whyNot !== undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  )
}
