import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { dockFrom } from '../../ui/layout.ts'
import { useDock } from '../../ui/use-room.ts'
import { useChat } from './chat-store.ts'

export type ChatPlace = 'docked' | 'floating' | 'fullscreen'

export const dockedWidth = 360

/** Where the chat window is. Small windows have no room for it next to the page. */
export function useChatPlace(): ChatPlace {
  const isFullscreen = useChat((state) => state.isFullscreen)
  const isUpright = usePreferences((state) => state.chatOrientation === 'upright')
  const wantsDock = usePreferences((state) => state.chatDocked)
  const hasRoom = useMediaQuery(`(min-width: ${dockFrom}px)`, { noSsr: true })
  if (isFullscreen) return 'fullscreen'
  return wantsDock && isUpright && hasRoom ? 'docked' : 'floating'
}

/** Publishes the width that the docked window takes from pages. */
export function useDocking(place: ChatPlace): void {
  useEffect(() => {
    if (place !== 'docked') return
    useDock.setState({ width: dockedWidth })
    return () => useDock.setState({ width: 0 })
  }, [place])
}
