import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Condition, checkChosenIntents, type MatcherName } from '@sdp/domain/decision-table'
import { NamesField } from '../../../ui/NamesField.tsx'
import { IntentMatchers } from './IntentMatchers.tsx'

interface IntentEditorProps {
  /** 'User intent' or 'Request'. */
  label: string
  condition: Condition
  offers: readonly string[]
  disabledReason: string | undefined
  onChoose: (name: string) => void
  onMatcher: (matcher: MatcherName) => void
}

/** The intents, or requests, of one of several rules that are edited together. */
export function IntentEditor({
  label,
  condition,
  offers,
  disabledReason,
  onChoose,
  onMatcher,
}: IntentEditorProps) {
  const problem = checkChosenIntents(condition)
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: '110px 1fr', gap: 1.5 }}
    >
      <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', pt: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.75 }}>
        <IntentMatchers
          label={`Matcher of the ${label.toLowerCase()}`}
          value={condition.matcher}
          disabledReason={disabledReason}
          onChoose={onMatcher}
        />
        <NamesField
          label={label}
          placeholder={`Add ${label === 'Request' ? 'request' : 'intent'}`}
          names={condition.arguments}
          offers={offers}
          unknown={(name) => `${name} cannot be chosen`}
          disabledReason={disabledReason}
          onAdd={onChoose}
          onRemove={onChoose}
        />
        {problem !== undefined && (
          <Typography variant="caption" color="error">
            {problem}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
