import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { draftStage } from '@sdp/domain/chat'
import { Fragment, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { BotBubble } from './BotBubble.tsx'
import { changedSince } from './changed-since.ts'
import { type ChatMessage, useChat } from './chat-store.ts'
import { OwnBubble } from './OwnBubble.tsx'
import { RawDialog } from './RawDialog.tsx'
import { useRequestHeader } from './use-request-header.ts'

/** The conversation so far; the newest message is brought into sight unless that is switched off. */
export function MessageList() {
  const messages = useChat((state) => state.messages)
  const followsEnd = usePreferences((state) => state.chatAutoScroll)
  const list = useRef<HTMLOListElement>(null)
  const [raw, setRaw] = useState<ChatMessage>()
  const beginsAfter = useChat((state) => state.beginsAfter)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (followsEnd && newest !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [followsEnd, newest])

  return (
    <Box
      component="ol"
      ref={list}
      aria-label="Messages"
      aria-live="polite"
      // Scrolled by keys as well
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        m: 0,
        p: 1.5,
        // The newest message keeps its distance from the field below it
        scrollPaddingBottom: '12px',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        listStyle: 'none',
        bgcolor: 'background.default',
      }}
    >
      {messages.length === 0 && <Welcome />}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <Changed line={changedSince(messages, index)} />
          {message.author === 'me' ? (
            <OwnBubble message={message} onShowRaw={setRaw} />
          ) : (
            <BotBubble message={message} onShowRaw={setRaw} />
          )}
          {beginsAfter.includes(message.id) && <Changed line="New dialog session" />}
        </Fragment>
      ))}
      {raw && <RawDialog message={raw} onClose={() => setRaw(undefined)} />}
    </Box>
  )
}

/** A line across the conversation, where it goes on otherwise than before. */
function Changed({ line }: { line: string | undefined }) {
  if (line === undefined) return null
  return (
    <Typography component="li" variant="caption" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
      {line}
    </Typography>
  )
}

function Welcome() {
  const { stage, language } = useRequestHeader()
  const among = usePreferences((state) => state.chatDraftAmong)
  const others = among === '' ? '' : ` It listens together with what is published at ${among}.`
  return (
    <Box component="li" sx={{ m: 'auto', maxWidth: 300, textAlign: 'center', color: 'text.secondary' }}>
      <Typography variant="body2">
        {stage === draftStage
          ? `Say something to the open domain in ${language}. What you have not saved yet counts too.${others}`
          : `Say something to what is published at ${stage} in ${language}.`}
      </Typography>
    </Box>
  )
}
