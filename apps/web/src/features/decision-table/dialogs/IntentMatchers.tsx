import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type MatcherName, matchers } from '@sdp/domain/decision-table'

/** Names are no numbers: a matcher that only compares with one number never holds for an intent (ruling R103). */
const offered = matchers.filter((matcher) => matcher.arguments !== 'one' || !matcher.intentNeedsArguments)

interface IntentMatchersProps {
  label: string
  value: string
  disabledReason: string | undefined
  onChoose: (matcher: MatcherName) => void
}

/** How a rule looks at the intent; the one that is chosen is let go by a second click. */
export function IntentMatchers({ label, value, disabledReason, onChoose }: IntentMatchersProps) {
  return (
    <ToggleButtonGroup
      size="small"
      value={[value]}
      aria-label={label}
      disabled={disabledReason !== undefined}
      sx={{ flexWrap: 'wrap' }}
    >
      {offered.map(({ name, symbol, shortName }) => (
        <ToggleButton
          key={name}
          value={name}
          aria-label={shortName}
          title={disabledReason ?? shortName}
          onClick={() => onChoose(name)}
          sx={{ px: 1.25, py: 0.25 }}
        >
          {symbol}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
