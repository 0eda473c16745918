import { findMatcher, type MatcherName, matchers } from '@sdp/domain/decision-table'
import { PlainSelect } from '../../../ui/PlainSelect.tsx'

interface MatcherSelectProps {
  label: string
  value: string
  disabledReason: string | undefined
  onChange: (matcher: MatcherName) => void
}

const names = matchers.map(({ name }) => name)

/** How a condition looks at its input: the symbol and the name of each matcher. */
export function MatcherSelect({ label, value, disabledReason, onChange }: MatcherSelectProps) {
  return (
    <PlainSelect
      isField
      label={label}
      value={value}
      options={names}
      labelOf={labelOf}
      isWrong={findMatcher(value) === undefined}
      disabledReason={disabledReason}
      onChange={(name) => onChange(name as MatcherName)}
    />
  )
}

function labelOf(value: string): string {
  const { symbol = value, shortName = symbol } = findMatcher(value) ?? {}
  return symbol === shortName ? symbol : `${symbol}  ${shortName}`
}
