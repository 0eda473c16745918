import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ChatMessage } from './chat-store.ts'

interface RawDialogProps {
  message: ChatMessage
  onClose: () => void
}

/** What went over the wire: of one's own words the request, of an answer the response. */
export function RawDialog({ message: { author, data }, onClose }: RawDialogProps) {
  const isOwn = author === 'me'
  const value = isOwn || data.response === undefined ? data.request : data.response
  const text = useMemo(() => JSON.stringify(value, null, 2), [value])
  return (
    <Dialog
      open
      title={isOwn || data.response === undefined ? 'Request' : 'Response'}
      width="md"
      onClose={onClose}
    >
      <Box
        component="pre"
        tabIndex={0}
        aria-label="JSON"
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: '70vh',
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          typography: 'body2',
          fontFamily: 'monospace',
        }}
      >
        {text}
      </Box>
    </Dialog>
  )
}
