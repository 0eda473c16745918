import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { MenuEntry } from '@sdp/domain/publishing'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { CommentField } from './CommentField.tsx'
import { useInstructionDialog } from './use-instruction-dialog.ts'
import { WhatWillChange } from './what-will-change/WhatWillChange.tsx'

interface ApproveDialogProps {
  entry: Extract<MenuEntry, { action: unknown }>
  onRefuse: () => void
  onClose: () => void
}

/** What somebody asks for, what it will change, and the yes to it. */
export function ApproveDialog({ entry, onRefuse, onClose }: ApproveDialogProps) {
  const { action, instructions, note } = entry
  const { about, states, places, isBusy, send } = useInstructionDialog(entry, onClose)
  const requesters = [...new Set(states.map(({ approval }) => approval?.requester ?? ''))].filter(Boolean)
  const isOpen = states.some(({ approval }) => approval?.state === 'requested')
  const remarks = new Set(states.map(({ approval }) => approval?.message ?? '').filter(Boolean))
  const comments = new Set(states.map(({ approval }) => approval?.comment ?? '').filter(Boolean))
  const [comment, setComment] = useState('')
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
          <Button color="error" onClick={onRefuse} disabled={isBusy || !isOpen}>
            Refuse…
          </Button>
          <Button variant="contained" disabled={isBusy || !isOpen} onClick={() => send(comment)}>
            Approve
          </Button>
        </>
      }
    >
      {[...remarks].map((text) => (
        <Alert severity={isOpen ? 'info' : 'warning'} key={text} sx={{ mb: 1 }}>
          {text}
        </Alert>
      ))}
      {[...comments].map((text) => (
        <Alert severity="info" icon={<CommentIcon fontSize="small" />} key={text} sx={{ mb: 1 }}>
          <span dir="auto">{text}</span>
        </Alert>
      ))}
      {requesters.length > 0 && (
        <Typography variant="body2">Requested by {requesters.join(', ')}:</Typography>
      )}
      <ul>
        {places.map((text) => (
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
      {isOpen && (
        <Box sx={{ mt: 1.5 }}>
          <CommentField
            value={comment}
            onChange={setComment}
            hint="Optional. Whoever asked for it reads this."
          />
        </Box>
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
