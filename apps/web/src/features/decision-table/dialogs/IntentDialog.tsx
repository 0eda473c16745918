import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  checkChosenIntents,
  chooseRuleIntent,
  chooseRuleIntentMatcher,
  chooseRuleRequest,
  chooseRuleRequestMatcher,
  findMatcher,
  intentChoices,
  type RulePlace,
  requestChoices,
} from '@sdp/domain/decision-table'
import { useMemo } from 'react'
import { useEdit } from '../../../editing/use-edit.ts'
import { useDomain } from '../../../editing/use-editing.ts'
import { EditingDialog } from '../../../parts/EditingDialog.tsx'
import { ChoiceList } from '../../../ui/ChoiceList.tsx'
import { ChosenNames } from './ChosenNames.tsx'
import { DifferentRules } from './DifferentRules.tsx'
import { IntentMatchers } from './IntentMatchers.tsx'
import { useRulesAt } from './use-rules-at.ts'

interface IntentDialogProps {
  at: readonly RulePlace[]
  which: 'intent' | 'request'
  onClose: () => void
}

const texts = {
  intent: {
    title: 'User intent of',
    matchers: 'Matcher of the user intent',
    list: 'Intents',
    search: 'Search intents',
    none: 'No intents',
    choices: intentChoices,
    choose: chooseRuleIntent,
    chooseMatcher: chooseRuleIntentMatcher,
  },
  request: {
    title: 'Request of',
    matchers: 'Matcher of the request',
    list: 'Requests',
    search: 'Search requests',
    none: 'No requests',
    choices: requestChoices,
    choose: chooseRuleRequest,
    chooseMatcher: chooseRuleRequestMatcher,
  },
} as const

/** Which intents, or requests, a rule is about, and how it looks at them. */
export function IntentDialog({ at, which, onClose }: IntentDialogProps) {
  const { edit, disabledReason: readOnlyReason } = useEdit()
  const { rule, areAlike, name } = useRulesAt(at, which, onClose)
  const domain = useDomain((one) => one)
  const { title, matchers, list, search, none, choices, choose, chooseMatcher } = texts[which]
  const names = useMemo(() => choices(domain).map((intent) => intent.name), [choices, domain])
  const offered = useMemo(() => names.map((one) => ({ key: one, name: one })), [names])
  const condition = rule?.[which]
  const chosen = useMemo(() => new Set(condition?.arguments), [condition])
  if (condition === undefined) return null

  const disabledReason = areAlike ? readOnlyReason : `The rules have different ${list.toLowerCase()}`
  const problem = checkChosenIntents(condition)
  const unknownMatcher = findMatcher(condition.matcher) === undefined
  return (
    <EditingDialog
      title={`${title} ${name}`}
      width="md"
      onClose={onClose}
      toolbar={
        <IntentMatchers
          label={matchers}
          value={condition.matcher}
          disabledReason={disabledReason}
          onChoose={(matcher) => edit(chooseMatcher, { at, matcher })}
        />
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 0 }}>
        {!areAlike && <DifferentRules at={at} part={which} />}
        {unknownMatcher && (
          <Typography variant="body2" color="error">
            There is no matcher {condition.matcher}
          </Typography>
        )}
        <ChosenNames
          label={`Chosen ${list.toLowerCase()}`}
          names={condition.arguments}
          known={names}
          disabledReason={disabledReason}
          onRemove={(one) => edit(choose, { at, name: one })}
        />
        <Typography variant="body2" role="status" color="error" sx={{ minHeight: 19 }}>
          {problem}
        </Typography>
        <ChoiceList
          label={list}
          search={search}
          choices={offered}
          chosen={chosen}
          isMultiple
          isFocused
          disabledReason={disabledReason}
          onChoose={(choice) => edit(choose, { at, name: choice.name })}
          none={names.length === 0 ? none : 'Nothing is found'}
          height="min(420px, 40vh)"
        />
      </Box>
    </EditingDialog>
  )
}
