import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A page or an empty place that says one thing and offers what to do next. */
export function Message({
  title,
  text,
  isProblem = false,
  children,
}: {
  title: string
  text?: ReactNode
  /** Whether it takes the place of what failed; it is read out then. */
  isProblem?: boolean
  children?: ReactNode
}) {
  return (
    <Box
      role={isProblem ? 'alert' : undefined}
      sx={{
        flex: 1,
        minHeight: 240,
        p: 3,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
      }}
    >
      <Typography variant="h1">{title}</Typography>
      {text && (
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 480, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {children && <Box sx={{ mt: 2.5, display: 'flex', gap: 1 }}>{children}</Box>}
    </Box>
  )
}
