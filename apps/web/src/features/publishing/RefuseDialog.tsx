import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import type { MenuEntry } from '@sdp/domain/publishing'
import { useState } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { placeTexts } from './place-texts.ts'
import { usePublishing } from './publishing-store.ts'
import { sendInstructions } from './send-instructions.ts'

interface RefuseDialogProps {
  entry: Extract<MenuEntry, { action: unknown }>
  label: string
  onClose: () => void
}

/** As many characters as the call takes. */
const maxReasonLength = 1000

/** Says no to a request; the one who asked reads why. */
export function RefuseDialog({ entry: { action, instructions }, label, onClose }: RefuseDialogProps) {
  const about = usePublishing((state) => state.about)
  const resources = usePublishing((state) => state.configuration?.resources) ?? []
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  const refuse = async () =>
    about !== undefined && (await sendInstructions(about, action, instructions, { reason }))
  return (
    <FormDialog
      title={`Refuse the request for ${label}`}
      action="Refuse"
      isDisabled={isMissing}
      {...(isMissing && { actionTitle: messages.publishing.reasonRequired })}
      onSubmit={refuse}
      onClose={onClose}
    >
      {placeTexts(instructions, resources).map((text) => (
        <Typography variant="body2" key={text}>
          {text}
        </Typography>
      ))}
      <TextField
        autoFocus
        multiline
        minRows={3}
        label="Reason"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: maxReasonLength, dir: 'auto' } }}
        helperText="Whoever asked for it reads this."
        sx={{ mt: 2 }}
      />
    </FormDialog>
  )
}
