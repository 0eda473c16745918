import Box from '@mui/material/Box'
import {
  addCondition,
  chooseIntent,
  chooseIntentMatcher,
  chooseRequest,
  chooseRequestMatcher,
  type ResetRule,
  removeCondition,
  setConditionArguments,
  setConditionMatcher,
} from '@sdp/domain/decision-table'
import { ConditionList } from '../ConditionList.tsx'
import { IntentEditor } from '../IntentEditor.tsx'
import { useInputOffers } from '../use-input-offers.ts'

interface ResetRuleEditorProps {
  label: string
  rule: ResetRule
  intents: readonly string[]
  requests: readonly string[]
  disabledReason: string | undefined
  onChange: (rule: ResetRule) => void
}

const kinds = ['user', 'api'] as const

/** What one reset rule asks for. */
export function ResetRuleEditor(props: ResetRuleEditorProps) {
  const { label, rule, intents, requests, disabledReason, onChange } = props
  const offers = useInputOffers()
  return (
    <Box component="section" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <IntentEditor
        label="User intent"
        condition={rule.intent}
        offers={intents}
        disabledReason={disabledReason}
        onChoose={(name) => onChange(chooseIntent(rule, name))}
        onMatcher={(matcher) => onChange(chooseIntentMatcher(rule, matcher))}
      />
      <IntentEditor
        label="Request"
        condition={rule.request}
        offers={requests}
        disabledReason={disabledReason}
        onChoose={(name) => onChange(chooseRequest(rule, name))}
        onMatcher={(matcher) => onChange(chooseRequestMatcher(rule, matcher))}
      />
      <ConditionList
        rule={rule}
        kinds={kinds}
        offers={offers}
        disabledReason={disabledReason}
        actions={{
          add: (input) => onChange(addCondition(rule, { ...input, id: crypto.randomUUID() })),
          setMatcher: (choice) => onChange(setConditionMatcher(rule, choice)),
          setArguments: (choice) => onChange(setConditionArguments(rule, choice)),
          remove: (place) => onChange(removeCondition(rule, place)),
        }}
      />
    </Box>
  )
}
