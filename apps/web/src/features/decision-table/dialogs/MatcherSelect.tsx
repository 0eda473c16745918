import { findMatcher, type MatcherName, matchers } from '@sdp/domain/decision-table'

interface MatcherSelectProps {
  label: string
  value: string
  whyNot: string | undefined
  onChange: (matcher: MatcherName) => void
}

/** How a condition looks at its input: the symbol and the name of each matcher. */
export function MatcherSelect({ label, value, whyNot, onChange }: MatcherSelectProps) {
  const isKnown = findMatcher(value) !== undefined
  return (
    <select
      className="plain-field"
      aria-label={label}
      aria-invalid={!isKnown}
      title={whyNot}
      disabled={whyNot !== undefined}
      value={value}
      onChange={({ target }) => onChange(target.value as MatcherName)}
    >
      {!isKnown && <option value={value}>{value}</option>}
      {matchers.map(({ name, symbol, shortName }) => (
        <option key={name} value={name}>
          {symbol === shortName ? symbol : `${symbol}  ${shortName}`}
        </option>
      ))}
    </select>
  )
}
