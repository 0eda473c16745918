import KeepIcon from '@mui/icons-material/LibraryAddCheckOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { messages } from '@sdp/domain'
import { useChat } from './chat-store.ts'
import { useKeptConversation } from './use-kept-conversation.ts'

interface KeepAsTestButtonProps {
  /** The answer up to which the conversation is kept; the last one where it is left out. */
  upTo?: { id: number; text: string }
}

/** Keeps the conversation as a test of the open domain; where that is not possible it says why. */
export function KeepAsTestButton({ upTo }: KeepAsTestButtonProps) {
  const { refusal } = useKeptConversation(upTo?.id)
  const { label, upToHere } = messages.keepAsTest
  const name = upTo === undefined ? label : upToHere
  const keep = () => {
    const lastId = upTo?.id ?? useChat.getState().messages.at(-1)?.id
    if (refusal === undefined) useChat.setState({ kept: lastId })
  }
  return (
    <Tooltip title={refusal === undefined ? name : `${name}: ${refusal}`}>
      <IconButton
        size="small"
        aria-label={upTo === undefined ? name : `${name}: ${upTo.text}`}
        aria-disabled={refusal !== undefined}
        onClick={keep}
        sx={{
          ...(upTo && { p: 0.25, color: 'text.secondary' }),
          '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
        }}
      >
        <KeepIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
