import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import type { MenuEntry } from '@sdp/domain/publishing'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { replacedSavePoints } from './state-texts.ts'
import { useInstructionDialog } from './use-instruction-dialog.ts'
import { WhatWillChange } from './what-will-change/WhatWillChange.tsx'

interface PublishDialogProps {
  entry: Extract<MenuEntry, { action: unknown }>
  label: string
  onClose: () => void
}

/** What a publication will change, for its author: before it is published, or asked for. */
export function PublishDialog({ entry, label, onClose }: PublishDialogProps) {
  const { instructions } = entry
  const { about, states, places, isBusy, send } = useInstructionDialog(entry, onClose)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const replaced = replacedSavePoints(states, about?.savePoint ?? '')
  return (
    <Dialog
      open
      title={`${entry.label} ${label}`}
      width="lg"
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={send}>
            {entry.label}
          </Button>
        </>
      }
    >
      {replaced.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {messages.publishing.replaces(replaced)}
        </Alert>
      )}
      {isUnsaved && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {messages.publishing.unsaved}
        </Alert>
      )}
      {places.map((text) => (
        <Typography variant="body2" key={text}>
          {text}
        </Typography>
      ))}
      {about !== undefined && (
        <WhatWillChange
          domain={about.name}
          savePoint={about.savePoint}
          instructions={instructions}
          action="publish"
        />
      )}
    </Dialog>
  )
}
