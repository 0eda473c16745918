import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { StoryLines } from '../../parts/StoryLines.tsx'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { type ChatMessage, useChat } from './chat-store.ts'
import { WhatIf } from './WhatIf.tsx'
import { whyStory } from './why-story.ts'

/** How an answer came about, in place of the conversation until one goes back. */
export function WhyPanel({ id }: { id: number }) {
  const message = useChat(({ messages }) => messages.find((one) => one.id === id))
  const back = () => useChat.setState({ explained: undefined, returnedTo: id })
  const backButton = useRef<HTMLButtonElement>(null)
  useEffect(() => backButton.current?.focus(), [])
  return (
    <Box
      component="section"
      aria-label="Why this answer"
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 1.5, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Tooltip title="Back to the conversation">
          <IconButton ref={backButton} size="small" aria-label="Back to the conversation" onClick={back}>
            <BackIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          Why ‘{message?.data.text}’?
        </Typography>
      </Box>
      {message?.answer && <Story answer={message.answer} />}
      {message && <WhatIf message={message} />}
    </Box>
  )
}

function Story({ answer: { reply, response } }: { answer: NonNullable<ChatMessage['answer']> }) {
  const { fullResponse } = reply
  const placeOf = usePlaceIn(fullResponse.domainId ?? '')
  const modules = useEditingStore(({ open }) =>
    open?.head._id === fullResponse.domainId ? open?.current.modules : undefined,
  )
  const parts = useMemo(
    () => whyStory(fullResponse, (module) => modules?.[module]?.name, response),
    [fullResponse, modules, response],
  )
  if (parts.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No domain took part in this answer.
      </Typography>
    )
  }
  return parts.map(({ title, lines }) => (
    <Box key={title} sx={{ mb: 1.5 }}>
      <Typography component="h4" variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {title}
      </Typography>
      <StoryLines lines={lines} placeOf={placeOf} />
    </Box>
  ))
}
