import ChatIcon from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { messages } from '@sdp/domain'
import { useEffect, useRef } from 'react'
import { lazyPart } from '../../browser/lazy-part.tsx'
import { usePreferences } from '../../browser/preferences.ts'
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
  if (!isEnabled) return null
  if (isOpen)
    return (
      <PartPlace isFloating>
        <ChatWindow />
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
