import Alert from '@mui/material/Alert'
import { messages } from '@sdp/domain'
import { approvalActionOf, type MenuEntry } from '@sdp/domain/publishing'
import { ChangeDialog } from './ChangeDialog.tsx'
import { replacedSavePoints } from './state-texts.ts'
import { useInstructionDialog } from './use-instruction-dialog.ts'

interface PublishDialogProps {
  entry: Extract<MenuEntry, { action: unknown }>
  label: string
  onClose: () => void
}

/** What a publication will change, for its author: before it is published, or asked for. */
export function PublishDialog({ entry, label, onClose }: PublishDialogProps) {
  const { action, instructions } = entry
  const { about, states, isBusy, send } = useInstructionDialog(entry, onClose)
  const replaced = action === 'publish' ? replacedSavePoints(states, about?.savePoint ?? '') : []
  return (
    <ChangeDialog
      title={`${entry.label} ${label}`}
      action={entry.label}
      change={approvalActionOf(action)}
      instructions={instructions}
      isAsking={instructions.some(({ approval }) => approval === 'request')}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      {replaced.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {messages.publishing.replaces(replaced)}
        </Alert>
      )}
    </ChangeDialog>
  )
}
