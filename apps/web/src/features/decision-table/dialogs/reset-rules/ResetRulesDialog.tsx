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
import { DraftDialog } from '../../../../parts/DraftDialog.tsx'
import { useSteps } from '../../../../parts/use-steps.ts'
import { ResetRuleEditor } from './ResetRuleEditor.tsx'
import { ResetRuleTable } from './ResetRuleTable.tsx'

interface ResetRulesDialogProps {
  input: { kind: 'user' | 'api'; name: string }
  onClose: () => void
}

const none: readonly ResetRule[] = []

/** When an input forgets its value: a table of rules, edited one by one and saved together. */
export function ResetRulesDialog({ input: { kind, name }, onClose }: ResetRulesDialogProps) {
  const { edit, whyNot } = useEdit()
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
  const isGone = kept === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (isGone) return null

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
    <DraftDialog
      title={`Reset rules of ${name}`}
      width="lg"
      whyNot={whyNot}
      steps={steps}
      isUnsaved={isUnsaved}
      canSave={isUnsaved && whyNot === undefined}
      tools={
        <Button startIcon={<AddIcon />} disabled={whyNot !== undefined} title={whyNot} onClick={add}>
          Add reset rule
        </Button>
      }
      onSave={save}
      onClose={onClose}
    >
      <ResetRuleTable
        rules={rules}
        chosen={at}
        whyNot={whyNot}
        onChoose={setChosen}
        onDelete={(gone) => steps.set(rules.toSpliced(gone, 1))}
      />
      {rule !== undefined && (
        <ResetRuleEditor
          // What is typed belongs to one rule
          key={at}
          label={`Reset rule ${at + 1}`}
          rule={rule}
          intents={intentChoices(domain).map((one) => one.name)}
          requests={requestChoices(domain).map((one) => one.name)}
          whyNot={whyNot}
          onChange={(changed) => steps.set(rules.with(at, changed))}
        />
      )}
    </DraftDialog>
  )
}
