import PlayIcon from '@mui/icons-material/PlayArrowRounded'
import StopIcon from '@mui/icons-material/StopRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { usePreferences } from '../../browser/preferences.ts'
import { AnswerPicture } from './AnswerPicture.tsx'
import { BusyDots } from './BusyDots.tsx'
import { bubbleButton } from './bubble.ts'
import { type ChatMessage, useChat } from './chat-store.ts'
import { ExpectedOtherwise } from './ExpectedOtherwise.tsx'
import { KeepAsTestButton } from './KeepAsTestButton.tsx'
import { play, stop } from './voice.ts'
import { whoAnswered } from './who-answered.ts'

interface BotBubbleProps {
  message: ChatMessage
  onShowRaw: (message: ChatMessage) => void
}

/** What the assistant answers: texts, sounds, the picture on the screen, and the way to its reasons. */
export function BotBubble({ message, onShowRaw }: BotBubbleProps) {
  const { type, data, answer, debug } = message
  /** Of several bubbles that answer one sentence. */
  const isLast = useChat(({ messages }) => {
    const answers = messages.filter((one) => one.answer !== undefined && one.answer.reply === answer?.reply)
    return answers.at(-1)?.id === message.id
  })
  const isReturnedTo = useChat((state) => state.returnedTo === message.id)
  if (type === 'busy') {
    return (
      <Box component="li" aria-label="SDP chatbot" sx={bubble}>
        <BusyDots />
      </Box>
    )
  }
  return (
    <Box component="li" aria-label="SDP chatbot" sx={bubble}>
      <Box
        component="button"
        type="button"
        dir="auto"
        title="Show the response"
        onClick={() => onShowRaw(message)}
        sx={bubbleButton}
      >
        <Aside label="Before" text={answer?.response.preText} />
        <span>{data.text}</span>
        <Aside label="After" text={answer?.response.postText} />
        {debug !== undefined && (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'error.main' }}>
            {debug}
          </Typography>
        )}
      </Box>
      <WhoAnswered message={message} />
      {isLast && <ExpectedOtherwise id={message.id} />}
      {data.audio.length > 0 && (
        <Typography variant="caption" sx={{ display: 'block', px: 1.25, color: 'text.secondary' }}>
          Plays {data.audio.join(', ')}
        </Typography>
      )}
      {answer?.response.gui && (
        <AnswerPicture
          gui={answer.response.gui}
          image={data.image}
          language={answer.reply.fullResponse.language}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5, pb: 0.25 }}>
        <PlayButton message={message} />
        {answer !== undefined && (
          <Button
            autoFocus={isReturnedTo}
            onClick={() => useChat.setState({ explained: message.id })}
            aria-label={`Why? ${data.text}`}
            sx={{ minWidth: 0, py: 0 }}
          >
            Why?
          </Button>
        )}
        {isLast && <KeepAsTestButton upTo={{ id: message.id, text: data.text }} />}
        <Box sx={{ flex: 1 }} />
        {answer && answer.response.action !== '' && (
          <Typography variant="caption" sx={{ px: 0.75, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {answer.response.action}
            {answer.response.continues && ' · waits for you'}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const bubble = {
  alignSelf: 'flex-start',
  maxWidth: '92%',
  minWidth: 120,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px 12px 12px 3px',
  typography: 'body1',
} as const

/** Where others listened together with the draft, whose answer it is. */
function WhoAnswered({ message }: { message: ChatMessage }) {
  const answered = whoAnswered(message)
  if (answered === undefined) return null
  return (
    <Typography
      variant="caption"
      sx={{ display: 'block', px: 1.25, color: answered.isDraft ? 'text.secondary' : 'warning.main' }}
    >
      {answered.text}
    </Typography>
  )
}

/** What is said before and after the answer itself. */
function Aside({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined || text === '') return null
  return (
    <Typography
      component="span"
      variant="body2"
      title={`${label} the answer`}
      sx={{ display: 'block', color: 'text.secondary', fontStyle: 'italic' }}
    >
      {text}
    </Typography>
  )
}

function PlayButton({ message }: { message: ChatMessage }) {
  const isShown = usePreferences((state) => state.ttsButton)
  const isPlaying = useChat((state) => state.playing === message.id)
  if (!isShown) return null
  const label = isPlaying ? 'Stop' : 'Play'
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => (isPlaying ? stop() : void play(message))}
        sx={{ p: 0.25 }}
      >
        {isPlaying ? <StopIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
