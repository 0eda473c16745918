import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { canSaveParameters, maxParameters, type Parameter, parametersState } from '@sdp/domain/api-actions'
import { type RulePlace, setCoreActionParameters } from '@sdp/domain/decision-table'
import { useMemo } from 'react'
import { useEdit } from '../../../editing/use-edit.ts'
import { UndoableDialog } from '../../../parts/UndoableDialog.tsx'
import { useSteps } from '../../../parts/use-steps.ts'
import { useRuleNames } from '../use-rule-names.ts'
import { ParameterRows } from './ParameterRows.tsx'
import { useRulesAt } from './use-rules-at.ts'

// CORE-005 to CORE-007: blue, orange and red
const states = {
  saved: { label: 'Saved', color: 'primary' },
  unsaved: { label: 'Unsaved', color: 'warning' },
  invalid: { label: 'Invalid', color: 'error' },
} as const

const nothing: Record<string, string> = {}

/** The parameters of the core action of a rule. */
export function ParametersDialog({ at, onClose }: { at: RulePlace; onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const places = useMemo(() => [at], [at])
  const { rule, name } = useRulesAt(places, 'intent', onClose)
  const { coreActions } = useRuleNames()
  const kept = rule?.apiAction.parameters ?? nothing
  const steps = useSteps<readonly Parameter[]>(asList(kept))
  const parameters = steps.value
  const state = parametersState(parameters, kept)
  if (rule === undefined) return null

  const save = () => edit(setCoreActionParameters, { at, parameters, coreActions })
  const add = () => steps.set([...parameters, { name: '', value: '' }])
  const isFull = parameters.length >= maxParameters
  return (
    <UndoableDialog
      title={`Parameters of ${rule.apiAction.name}, ${name}`}
      width="md"
      disabledReason={disabledReason}
      steps={steps}
      isUnsaved={state !== 'saved'}
      canSave={canSaveParameters(parameters, { kept, readOnly: disabledReason !== undefined })}
      tools={<Chip variant="outlined" role="status" {...states[state]} />}
      onSave={save}
      onClose={onClose}
    >
      <ParameterRows
        parameters={parameters}
        color={states[state].color}
        disabledReason={disabledReason}
        onChange={steps.set}
        onAdd={isFull ? undefined : add}
      />
      <div>
        <Button
          startIcon={<AddIcon />}
          disabled={disabledReason !== undefined || isFull}
          title={isFull ? `At most ${maxParameters} parameters are allowed` : disabledReason}
          onClick={add}
        >
          Add parameter
        </Button>
      </div>
    </UndoableDialog>
  )
}

function asList(kept: Readonly<Record<string, string>>): Parameter[] {
  return Object.entries(kept).map(([name, value]) => ({ name, value }))
}
