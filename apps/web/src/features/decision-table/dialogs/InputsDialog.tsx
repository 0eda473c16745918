import Typography from '@mui/material/Typography'
import {
  addRuleCondition,
  type InputKind,
  inputKinds,
  type RulePlace,
  removeRuleCondition,
  setRuleConditionArguments,
  setRuleConditionMatcher,
} from '@sdp/domain/decision-table'
import { useMemo } from 'react'
import { useEdit } from '../../../editing/use-edit.ts'
import { EditingDialog } from '../../../parts/EditingDialog.tsx'
import { type ConditionActions, ConditionList } from './ConditionList.tsx'
import { DifferentRules } from './DifferentRules.tsx'
import { useInputOffers } from './use-input-offers.ts'
import { useRulesAt } from './use-rules-at.ts'

const keys = (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    Enter adds an argument, Backspace in an empty one removes it, arrow keys lead from row to row.
  </Typography>
)

const kinds = Object.keys(inputKinds) as InputKind[]

/** The conditions on inputs of a rule, or of rules that have the same ones. */
export function InputsDialog({ at, onClose }: { at: readonly RulePlace[]; onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const { rule, areAlike, name } = useRulesAt(at, 'inputs', onClose)
  const offers = useInputOffers()
  const actions: ConditionActions<InputKind> = useMemo(
    () => ({
      add: (input) => edit(addRuleCondition, { at, ...input }),
      setMatcher: (choice) => edit(setRuleConditionMatcher, { at, ...choice }),
      setArguments: (choice) => edit(setRuleConditionArguments, { at, ...choice }),
      remove: (place) => edit(removeRuleCondition, { at, ...place }),
    }),
    [edit, at],
  )
  if (rule === undefined) return null
  return (
    <EditingDialog title={`Inputs of ${name}`} width="lg" onClose={onClose} toolbar={keys}>
      {!areAlike && <DifferentRules at={at} part="inputs" />}
      <ConditionList
        rule={rule}
        kinds={kinds}
        offers={offers}
        actions={actions}
        disabledReason={areAlike ? disabledReason : 'The rules have different inputs'}
      />
    </EditingDialog>
  )
}
