import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import {
  getResetRules,
  intentChoices,
  newResetRule,
  type ResetRule,
  requestChoices,
  setResetRules,
} from '@sdp/domain/decision-table'
import { useEffect, useState } from 'react'
import { check, useEdit } from '../../../../editing/use-edit.ts'
import { useDomain } from '../../../../editing/use-editing.ts'
import { UndoableDialog } from '../../../../parts/UndoableDialog.tsx'
import { useSteps } from '../../../../parts/use-steps.ts'
import { ResetRuleEditor } from './ResetRuleEditor.tsx'
import { ResetRuleTable } from './ResetRuleTable.tsx'

interface ResetRulesDialogProps {
  input: { kind: 'user' | 'api'; name: string }
  onClose: () => void
}

const none: readonly ResetRule[] = []

/** When an input forgets its value: a table of rules, edited one by one and saved together (ruling R107). */
export function ResetRulesDialog({ input: { kind, name }, onClose }: ResetRulesDialogProps) {
  const { edit, disabledReason } = useEdit()
  const domain = useDomain((one) => one)
  const kept = (kind === 'user' ? domain.slots : domain.apiInputs).find(
    (one) => one.name === name,
  )?.resetRules
  const steps = useSteps<readonly ResetRule[]>(kept ?? none)
  const [chosen, setChosen] = useState(0)
  const rules = steps.value
  const at = Math.min(chosen, rules.length - 1)
  const rule = rules[at]
  const isUnsaved = JSON.stringify(rules) !== JSON.stringify(kept)
  const isRemoved = kept === undefined
  useEffect(() => {
    if (isRemoved) onClose()
  }, [isRemoved, onClose])
  if (isRemoved) return null

  const save = () => {
    if (!edit(setResetRules, { kind, input: name, resetRules: [...rules] })) return
    // What was trimmed is shown
    steps.set(check(getResetRules, { kind, input: name }))
  }
  const add = () => {
    steps.set([...rules, newResetRule()])
    setChosen(rules.length)
  }
  return (
    <UndoableDialog
      title={`Reset rules of ${name}`}
      width="lg"
      disabledReason={disabledReason}
      steps={steps}
      isUnsaved={isUnsaved}
      canSave={isUnsaved && disabledReason === undefined}
      tools={
        <Button
          startIcon={<AddIcon />}
          disabled={disabledReason !== undefined}
          title={disabledReason}
          onClick={add}
        >
          Add reset rule
        </Button>
      }
      onSave={save}
      onClose={onClose}
    >
      <ResetRuleTable
        rules={rules}
        chosen={at}
        disabledReason={disabledReason}
        onChoose={setChosen}
        onDelete={(removed) => steps.set(rules.toSpliced(removed, 1))}
      />
      {rule !== undefined && (
        <ResetRuleEditor
          // What is typed belongs to one rule
          key={at}
          label={`Reset rule ${at + 1}`}
          rule={rule}
          intents={intentChoices(domain).map((one) => one.name)}
          requests={requestChoices(domain).map((one) => one.name)}
          disabledReason={disabledReason}
          onChange={(changed) => steps.set(rules.with(at, changed))}
        />
      )}
    </UndoableDialog>
  )
}
