import useMediaQuery from '@mui/material/useMediaQuery'
import { create } from 'zustand'

/** What a panel docked at the side of the window takes of its width, in pixels. */
export const useDock = create<{ width: number }>(() => ({ width: 0 }))

/** Whether pages have what a window of a width in pixels leaves them when nothing is docked next to them. */
export function useRoom(windowWidth: number): boolean {
  const docked = useDock(({ width }) => width)
  return useMediaQuery(`(min-width: ${windowWidth + docked}px)`, { noSsr: true })
}
