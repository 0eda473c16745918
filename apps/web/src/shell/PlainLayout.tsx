import Box from '@mui/material/Box'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A page on its own, without navigation. */
export function PlainLayout({ children }: { children?: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      {children ?? <Outlet />}
    </Box>
  )
}
