import Paper from '@mui/material/Paper'
import { type KeyboardEvent, useEffect, useId } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { footHeight, topBarHeight } from '../../ui/layout.ts'
import { ChatInput } from './ChatInput.tsx'
import { ChatTitle } from './ChatTitle.tsx'
import { closeChat, useChat } from './chat-store.ts'
import { KeepAsTestDialog } from './KeepAsTestDialog.tsx'
import { MessageList } from './MessageList.tsx'
import { dockedWidth, useChatPlace, useDocking } from './use-chat-place.ts'
import { useWaitingConversation } from './use-conversation-to-say.ts'
import { useMoving } from './use-moving.ts'
import { stop } from './voice.ts'
import { WhyPanel } from './WhyPanel.tsx'

const sizes = {
  upright: { width: 420, height: 660 },
  wide: { width: 780, height: 420 },
} as const
const margin = 16
const docked = {
  position: 'sticky',
  top: topBarHeight,
  alignSelf: 'flex-start',
  flexShrink: 0,
  width: dockedWidth,
  height: `calc(100vh - ${topBarHeight}px)`,
  borderWidth: '0 0 0 1px',
  borderRadius: 0,
} as const

/** The chat next to the page or above it: no modal dialog, so that one can go on working and try what changed. */
export function ChatWindow() {
  const titleId = useId()
  const explained = useChat((state) => state.explained)
  const orientation = usePreferences((state) => state.chatOrientation)
  const { width, height } = sizes[orientation]
  const place = useChatPlace()
  useDocking(place)
  const { position, handlers } = useMoving({ width, height })
  useEffect(() => stop, [])
  useWaitingConversation()

  const closeByKey = (event: KeyboardEvent) => {
    // Also heard from dialogs and menus that were opened here, which close themselves
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return
    event.stopPropagation()
    if (place === 'fullscreen') useChat.setState({ isFullscreen: false })
    else closeChat()
  }

  return (
    <Paper
      role="dialog"
      aria-labelledby={titleId}
      elevation={place === 'docked' ? 0 : 8}
      onKeyDown={closeByKey}
      sx={{
        zIndex: 'speedDial',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        ...(place === 'docked' && docked),
        ...(place === 'fullscreen' && { position: 'fixed', inset: 0, borderRadius: 0 }),
        ...(place === 'floating' && {
          position: 'fixed',
          right: position.right,
          bottom: `calc(${position.bottom}px + var(${footHeight}, 0px))`,
          width,
          maxWidth: `calc(100vw - ${2 * margin}px)`,
          height: `min(${height}px, calc(100vh - ${topBarHeight + margin + position.bottom}px - var(${footHeight}, 0px)))`,
          borderRadius: 2,
        }),
      }}
    >
      <ChatTitle id={titleId} place={place} {...(place === 'floating' && { moving: handlers })} />
      {explained === undefined ? <MessageList /> : <WhyPanel id={explained} />}
      <ChatInput />
      <KeepAsTestDialog />
    </Paper>
  )
}
