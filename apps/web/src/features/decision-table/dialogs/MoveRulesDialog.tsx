import { getModule, moveRules, type RulePlace } from '@sdp/domain/decision-table'
import { useMemo, useState } from 'react'
import { check, useEdit } from '../../../editing/use-edit.ts'
import { useDomain } from '../../../editing/use-editing.ts'
import { ChoiceList } from '../../../ui/ChoiceList.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { counted } from '../../../ui/numbers.ts'

/** From this number of modules on, they can be searched. */
const many = 8

interface MoveRulesDialogProps {
  at: readonly RulePlace[]
  onClose: () => void
  /** Called after they are moved, which changes the places of rules. */
  onMoved?: () => void
}

/** Asks which other module gets rules; they come after those it has. */
export function MoveRulesDialog({ at, onClose, onMoved }: MoveRulesDialogProps) {
  const { edit, disabledReason } = useEdit()
  const modules = useDomain((domain) => domain.modules)
  const [to, setTo] = useState<string>()
  const others = useMemo(() => {
    const from = new Set(at.map(({ module }) => module))
    return modules.flatMap(({ name, rules }, place) =>
      // Rules of several modules can be brought together in one of them
      from.size === 1 && from.has(place)
        ? []
        : [{ key: String(place), name, detail: counted(rules.length, 'rule') }],
    )
  }, [modules, at])
  const move = () => {
    if (to === undefined) return false
    const module = Number(to)
    const rule = check(getModule, module).rules.length
    if (!edit(moveRules, { rules: at, to: { module, rule } })) return false
    onMoved?.()
    return true
  }
  return (
    <FormDialog
      title={`Move ${counted(at.length, 'rule')}`}
      action="Move"
      isDisabled={to === undefined || disabledReason !== undefined}
      onSubmit={move}
      onClose={onClose}
    >
      <ChoiceList
        label="Modules"
        search={others.length > many ? 'Search modules' : undefined}
        choices={others}
        chosen={new Set(to === undefined ? [] : [to])}
        isFocused
        disabledReason={disabledReason}
        onChoose={({ key }) => setTo(key)}
        onConfirm={() => move() && onClose()}
        none={others.length === 0 ? 'There is no other module' : 'No module is found'}
        height={Math.min(Math.max(others.length, 2) * 30 + 2, 320)}
      />
    </FormDialog>
  )
}
