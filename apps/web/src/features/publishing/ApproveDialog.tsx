import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { itemsOf, type MenuEntry } from '@sdp/domain/publishing'
import { useMemo, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { placeTexts } from './place-texts.ts'
import { usePublishing } from './publishing-store.ts'
import { sendInstructions } from './send-instructions.ts'
import { useStates } from './use-states.ts'
import { WhatWillChange } from './what-will-change/WhatWillChange.tsx'

interface ApproveDialogProps {
  entry: Extract<MenuEntry, { action: unknown }>
  onRefuse: () => void
  onClose: () => void
}

/** What somebody asks for, what it will change, and the yes to it. */
export function ApproveDialog({ entry, onRefuse, onClose }: ApproveDialogProps) {
  const { action, instructions, note } = entry
  const about = usePublishing((state) => state.about)
  const resources = usePublishing((state) => state.configuration?.resources) ?? []
  const states = useStates(useMemo(() => instructions.flatMap(itemsOf), [instructions]))
  const [isBusy, setBusy] = useState(false)
  const requesters = [...new Set(states.map(({ approval }) => approval?.requester ?? ''))].filter(Boolean)
  const approve = async () => {
    if (about === undefined) return
    setBusy(true)
    const isDone = await sendInstructions(about, action, instructions)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={action === 'publish' ? 'Approve publishing' : 'Approve unpublishing'}
      width="lg"
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button color="error" onClick={onRefuse} disabled={isBusy}>
            Refuse…
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void approve()}>
            Approve
          </Button>
        </>
      }
    >
      <Typography variant="body2">Requested by {requesters.join(', ')}:</Typography>
      <ul>
        {placeTexts(instructions, resources).map((text) => (
          <Typography component="li" variant="body2" key={text}>
            {text}
          </Typography>
        ))}
      </ul>
      {note !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {about !== undefined && (action === 'publish' || action === 'unpublish') && (
        <WhatWillChange
          domain={about.name}
          savePoint={about.savePoint}
          instructions={instructions}
          action={action}
        />
      )}
    </Dialog>
  )
}
