import ChatIcon from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { messages } from '@sdp/domain'
import { type ReactNode, useEffect, useRef } from 'react'
import { lazyPart } from '../../browser/lazy-part.tsx'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { ReadOnlyReason, useReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { useConversationToSay } from '../../parts/conversation-to-say.ts'
import { useCommand } from '../../ui/commands.ts'
import { footHeight } from '../../ui/layout.ts'
import { PartPlace } from '../../ui/PartPlace.tsx'
import { useChat } from './chat-store.ts'

const { Part: ChatWindow, preload } = lazyPart(async () => (await import('./ChatWindow.tsx')).ChatWindow)

/** The button that opens the chat, on every page; the window itself is loaded when it is first wanted. */
export function ChatLauncher() {
  const isEnabled = usePreferences((state) => state.chat)
  const isOpen = useChat((state) => state.isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const open = () => useChat.setState({ isOpen: true })
  useCommand('Open the chat', isEnabled && !isOpen ? open : undefined)
  const isWaitedFor = useConversationToSay((state) => state.conversation !== undefined)
  useEffect(() => {
    if (!isWaitedFor) return
    prefer({ chat: true })
    useChat.setState({ isOpen: true })
  }, [isWaitedFor])
  if (!isEnabled) return null
  if (isOpen)
    return (
      <PartPlace isFloating>
        <WithReadOnlyReason>
          <ChatWindow />
        </WithReadOnlyReason>
      </PartPlace>
    )
  return (
    <Box
      sx={{
        position: 'fixed',
        right: 20,
        bottom: `calc(16px + var(${footHeight}, 0px))`,
        zIndex: 'speedDial',
      }}
    >
      <Tooltip title={messages.chat.tooltip} placement="left">
        <IconButton
          ref={button}
          aria-label={messages.chat.tooltip}
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={preload}
          onFocus={preload}
          sx={{
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            boxShadow: 4,
            width: 44,
            height: 44,
            '&:hover': { bgcolor: 'primary.dark' },
          }}
        >
          <ChatIcon />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

/** The chat stands outside the editor, whose layout finds the reason for all that is in it. */
function WithReadOnlyReason({ children }: { children: ReactNode }) {
  const reason = useReadOnlyReason()
  return <ReadOnlyReason value={reason}>{children}</ReadOnlyReason>
}
