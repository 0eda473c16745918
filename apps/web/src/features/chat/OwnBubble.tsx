import Box from '@mui/material/Box'
import { AddExampleValues } from './AddExampleValues.tsx'
import { AddSentenceButton } from './AddSentenceButton.tsx'
import { bubbleButton } from './bubble.ts'
import type { ChatMessage } from './chat-store.ts'

interface OwnBubbleProps {
  message: ChatMessage
  onShowRaw: (message: ChatMessage) => void
}

/** What the person said, and the ways to make an expression of it or to keep what it filled free text with. */
export function OwnBubble({ message, onShowRaw }: OwnBubbleProps) {
  return (
    <Box
      component="li"
      aria-label="You"
      sx={{
        alignSelf: 'flex-end',
        maxWidth: '85%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
      }}
    >
      <Box
        component="button"
        type="button"
        dir="auto"
        title="Show the request"
        onClick={() => onShowRaw(message)}
        sx={{
          ...bubbleButton,
          width: 'auto',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          borderRadius: '12px 12px 3px 12px',
          typography: 'body1',
        }}
      >
        {message.data.text}
      </Box>
      <AddSentenceButton message={message} />
      <AddExampleValues message={message} />
    </Box>
  )
}
