import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { loadingMessage, messageInterval } from './loading-messages.ts'

/** What is seen while a page or a domain loads. */
export function LoadingScreen() {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => before + messageInterval), messageInterval)
    return () => clearInterval(timer)
  }, [])

  const isLate = useIsLate()
  return (
    <Box
      role="status"
      sx={{
        flex: 1,
        minHeight: 240,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
      }}
    >
      {isLate && (
        <>
          <CircularProgress size={28} aria-label="Loading" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {loadingMessage(elapsed)}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** Most loads are over before this; a screen that flashes up would only disturb, and take time from them. */
const quickMillis = 300

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quickMillis)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
