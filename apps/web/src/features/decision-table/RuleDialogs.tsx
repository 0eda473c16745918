import { setModuleComments, setRuleComments } from '@sdp/domain/decision-table'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { BulkDialog } from './dialogs/bulk/BulkDialog.tsx'
import { CommentDialog } from './dialogs/CommentDialog.tsx'
import { InputsDialog } from './dialogs/InputsDialog.tsx'
import { IntentDialog } from './dialogs/IntentDialog.tsx'
import { MoveRulesDialog } from './dialogs/MoveRulesDialog.tsx'
import { ParametersDialog } from './dialogs/ParametersDialog.tsx'
import { ResetInputsDialog } from './dialogs/reset-rules/ResetInputsDialog.tsx'
import type { RuleDialog } from './rule-dialog.ts'

interface RuleDialogsProps {
  dialog: RuleDialog | undefined
  onClose: () => void
}

/** The dialog of the decision table that is open. */
export function RuleDialogs({ dialog, onClose }: RuleDialogsProps) {
  const { edit, canEdit } = useEdit()
  const modules = useDomain((domain) => domain.modules)
  switch (dialog?.kind) {
    case 'inputs':
      return <InputsDialog at={dialog.at} onClose={onClose} />
    case 'intent':
      return <IntentDialog at={dialog.at} which={dialog.which} onClose={onClose} />
    case 'parameters':
      return <ParametersDialog at={dialog.at} onClose={onClose} />
    case 'comments': {
      const { module, rule } = dialog.at
      return (
        <CommentDialog
          label={`Comments on rule ${rule + 1} of ${modules[module]?.name ?? ''}`}
          value={modules[module]?.rules[rule]?.comments ?? ''}
          isReadOnly={!canEdit}
          onCommit={(comments) => edit(setRuleComments, { at: [dialog.at], comments })}
          onClose={onClose}
        />
      )
    }
    case 'module comments': {
      const { module } = dialog
      return (
        <CommentDialog
          label={`Comments on ${modules[module]?.name ?? ''}`}
          value={modules[module]?.comments ?? ''}
          isReadOnly={!canEdit}
          onCommit={(comments) => edit(setModuleComments, { module, comments })}
          onClose={onClose}
        />
      )
    }
    case 'move':
      return <MoveRulesDialog at={dialog.at} onClose={onClose} />
    case 'bulk':
      return <BulkDialog module={dialog.module} at={dialog.at} onClose={onClose} />
    case 'reset rules':
      return <ResetInputsDialog onClose={onClose} />
    default:
      return null
  }
}
