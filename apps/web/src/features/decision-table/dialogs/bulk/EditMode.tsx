import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  applyRuleChanges,
  deleteRules,
  previewRuleChanges,
  type RuleChanges,
  type RulePlace,
  rulesAt,
} from '@sdp/domain/decision-table'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEdit } from '../../../../editing/use-edit.ts'
import { useDomain } from '../../../../editing/use-editing.ts'
import { confirm } from '../../../../ui/ConfirmDialog.tsx'
import { notify } from '../../../../ui/notifications.tsx'
import { counted } from '../../../../ui/numbers.ts'
import { useRuleNames } from '../../use-rule-names.ts'
import { MoveRulesDialog } from '../MoveRulesDialog.tsx'
import { ChangedRules } from './ChangedRules.tsx'
import { ChangesForm } from './ChangesForm.tsx'
import { Columns } from './Columns.tsx'

/** The same changes to all selected rules, shown before they are done. */
export function EditMode({ at, onClose }: { at: readonly RulePlace[]; onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const domain = useDomain((one) => one)
  const { coreActions } = useRuleNames()
  const [changes, setChanges] = useState<RuleChanges>({})
  const [round, setRound] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const shown = useDeferredValue(changes)
  const there = useMemo(
    () => at.filter(({ module, rule }) => domain.modules[module]?.rules[rule] !== undefined),
    [domain, at],
  )
  const selected = useMemo(() => rulesAt(domain, there), [domain, there])
  const rules = useMemo(
    () => previewRuleChanges(domain, { at: there, changes: shown, coreActions }),
    [domain, there, shown, coreActions],
  )
  const changed = rules.filter(({ before, after }) => before !== after).length
  const isEditable = disabledReason === undefined && there.length > 0

  const apply = () => {
    if (!edit(applyRuleChanges, { at: there, changes, coreActions })) return
    notify('success', `${counted(changed, 'rule')} changed`)
    setChanges({})
    setRound(round + 1)
  }
  const remove = async () => {
    const isWanted = await confirm({
      title: 'Delete rules',
      text: `Do you want to delete ${counted(there.length, 'rule')}?`,
      action: 'Delete',
      danger: true,
    })
    if (isWanted && edit(deleteRules, { rules: there })) onClose()
  }
  return (
    <>
      <Columns
        left={
          <ChangesForm key={round} rules={selected} disabledReason={disabledReason} onChange={setChanges} />
        }
        right={
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" role="status" sx={{ flex: 1 }}>
                {changed === 0
                  ? `${counted(there.length, 'rule')} selected. Nothing would change yet.`
                  : `${counted(changed, 'rule')} of ${counted(there.length, 'rule')} would change.`}
              </Typography>
              <Button disabled={!isEditable} onClick={() => setMoving(true)}>
                Move
              </Button>
              <Button color="error" disabled={!isEditable} onClick={() => void remove()}>
                Delete
              </Button>
              <Button
                variant="contained"
                disabled={!isEditable || changed === 0 || shown !== changes}
                onClick={apply}
              >
                {changed === 0 ? 'Apply' : `Apply to ${counted(changed, 'rule')}`}
              </Button>
            </Box>
            <ChangedRules rules={rules} modules={domain.modules} />
          </>
        }
      />
      {isMoving && <MoveRulesDialog at={there} onClose={() => setMoving(false)} onMoved={onClose} />}
    </>
  )
}
