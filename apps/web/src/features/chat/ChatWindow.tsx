import Paper from '@mui/material/Paper'
import { type KeyboardEvent, useEffect, useId } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { topBarHeight } from '../../ui/layout.ts'
import { ChatInput } from './ChatInput.tsx'
import { ChatTitle } from './ChatTitle.tsx'
import { closeChat, useChat } from './chat-store.ts'
import { MessageList } from './MessageList.tsx'
import { stop } from './voice.ts'
import { WhyPanel } from './WhyPanel.tsx'

const sizes = {
  upright: { width: 420, height: 660 },
  wide: { width: 780, height: 420 },
} as const
const margin = 16

/** The chat beside the page: it is no modal dialog, so that one can go on working and try what changed. */
export function ChatWindow() {
  const titleId = useId()
  const isFullscreen = useChat((state) => state.isFullscreen)
  const explained = useChat((state) => state.explained)
  const orientation = usePreferences((state) => state.chatOrientation)
  const { width, height } = sizes[orientation]
  useEffect(() => stop, [])

  const closeByKey = (event: KeyboardEvent) => {
    // Also heard from dialogs and menus that were opened here, which close themselves
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return
    event.stopPropagation()
    if (isFullscreen) useChat.setState({ isFullscreen: false })
    else closeChat()
  }

  return (
    <Paper
      role="dialog"
      aria-labelledby={titleId}
      elevation={8}
      onKeyDown={closeByKey}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        ...(isFullscreen
          ? { inset: 0, borderRadius: 0 }
          : {
              right: margin,
              bottom: margin,
              width,
              maxWidth: `calc(100vw - ${2 * margin}px)`,
              height: `min(${height}px, calc(100vh - ${topBarHeight + 2 * margin}px))`,
              borderRadius: 2,
            }),
      }}
    >
      <ChatTitle id={titleId} />
      {explained === undefined ? <MessageList /> : <WhyPanel id={explained} />}
      <ChatInput />
    </Paper>
  )
}
