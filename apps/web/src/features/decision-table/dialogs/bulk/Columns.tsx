import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What is chosen on the left, what comes of it on the right; each side scrolls in itself. */
export function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
        gap: 3,
      }}
    >
      <Box
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, minHeight: 0, overflow: 'auto', p: '2px' }}
      >
        {left}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0 }}>{right}</Box>
    </Box>
  )
}
