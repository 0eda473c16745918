import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useRoom } from '../use-room.ts'

/** In a smaller window a table is scrolled sideways. */
const tableRoom = 1100

export function useIsNarrow(): boolean {
  return !useRoom(tableRoom)
}

/** A table of a page that is scrolled sideways in a narrow window, with its head, which cannot stay in sight then. */
export function Sideways({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow()
  return <Box sx={isNarrow ? { overflowX: 'auto', '--table-top': '0px' } : undefined}>{children}</Box>
}
