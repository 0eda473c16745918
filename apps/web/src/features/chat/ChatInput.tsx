import MicIcon from '@mui/icons-material/MicOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Tooltip from '@mui/material/Tooltip'
import { nothingRecalled, recalled, withTranscript } from '@sdp/domain/chat'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useOpening } from '../../editing/opening.ts'
import { useChat } from './chat-store.ts'
import { sendText } from './send-text.ts'
import { useMicrophone } from './use-microphone.ts'

/** What is said next, by keys or by voice. */
export function ChatInput() {
  const messages = useChat((state) => state.messages)
  const [text, setText] = useState('')
  const [recall, setRecall] = useState(nothingRecalled)
  const microphone = useMicrophone((heard) => setText((typed) => withTranscript(typed, heard)))
  const isBusy = messages.some(({ type }) => type === 'busy')
  const wanted = text.trim()
  // What is said to a domain that is still loading is for that domain, not for what is published
  const isOpening = useOpening((state) => state.isOpening)
  const [held, setHeld] = useState('')
  const isHeld = held !== '' && held === wanted
  const canSend = wanted !== '' && !isBusy && !isHeld

  const send = () => {
    if (!canSend) return
    if (isOpening) setHeld(wanted)
    else sendNow()
  }
  const sendNow = () => {
    setHeld('')
    setText('')
    setRecall(nothingRecalled)
    useChat.setState({ explained: undefined, returnedTo: undefined })
    void sendText(wanted)
  }
  const sendHeld = useEffectEvent(() => {
    if (isHeld) sendNow()
  })
  useEffect(() => {
    if (!isOpening) sendHeld()
  }, [isOpening])
  const recallByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
    if (step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    const sent = messages.filter(({ author }) => author === 'me').map(({ data }) => data.text)
    const found = recalled(sent, recall, { step, shown: text })
    if (found === undefined) return
    setRecall(found.recall)
    setText(found.text)
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <InputBase
        fullWidth
        autoFocus
        placeholder="Ask SDP Studio"
        value={text}
        inputProps={{ 'aria-label': 'Ask SDP Studio', maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
        onChange={({ target }) => {
          setText(target.value)
          setHeld('')
          setRecall(nothingRecalled)
        }}
        onKeyDown={recallByKey}
      />
      <Tooltip title={microphone.isListening ? 'Stop listening' : 'Speak'}>
        <IconButton
          size="small"
          aria-label="Microphone"
          aria-pressed={microphone.isListening}
          color={microphone.isListening ? 'error' : 'default'}
          onClick={microphone.toggle}
        >
          {microphone.isListening ? <StopIcon fontSize="small" /> : <MicIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      {/* Disabled buttons do not say that the pointer left, so the tip would stay */}
      <Tooltip title={canSend ? 'Send' : isHeld ? 'Sent as soon as the domain is open' : ''}>
        <span>
          <IconButton type="submit" size="small" aria-label="Send" color="primary" disabled={!canSend}>
            {isHeld ? (
              <CircularProgress size={20} aria-label="Waits for the domain" />
            ) : (
              <SendIcon fontSize="small" />
            )}
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  )
}
