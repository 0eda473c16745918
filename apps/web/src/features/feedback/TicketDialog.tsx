import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { useEffect, useRef } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { startCountdown } from '../../ui/countdown.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notifications.tsx'

const ticketLifetime = 6000

/** The key of the ticket that was opened; it goes by itself. */
export function TicketDialog({ ticket, onClose }: { ticket: string; onClose: () => void }) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => startCountdown(ticketLifetime, () => close.current()).stop, [])

  const copy = async () => {
    if (await copyText(ticket)) notify('success', messages.feedback.keyCopied)
  }
  return (
    <Dialog open title="Thank you" width="xs" onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {messages.feedback.sent(ticket)}
        </Typography>
        <Tooltip title="Copy the ticket key">
          <IconButton aria-label="Copy the ticket key" onClick={() => void copy()} size="small">
            <CopyIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Dialog>
  )
}
