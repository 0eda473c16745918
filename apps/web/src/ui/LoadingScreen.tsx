import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { loadingMessage, messageInterval } from './loading-messages.ts'
import { longWait, useIsAfter } from './long-wait.ts'

interface LoadingScreenProps {
  /** Gives the answer up that did not come for 10 s, and asks for it again. */
  onTryAgain?: () => void
  /** Further ways out. */
  otherwise?: ReactNode
}

/** What is seen while a page or a domain loads. */
export function LoadingScreen({ onTryAgain, otherwise }: LoadingScreenProps) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => before + messageInterval), messageInterval)
    return () => clearInterval(timer)
  }, [])

  const isLate = useIsAfter(quickMillis)
  const [rounds, setRounds] = useState(0)
  const isLong = useIsAfter(longWait, String(rounds))
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
      {isLong && onTryAgain && (
        <>
          <Typography variant="body2">{messages.general.waitsLong}</Typography>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              variant="outlined"
              onClick={() => {
                setRounds((before) => before + 1)
                onTryAgain()
              }}
            >
              Try again
            </Button>
            {otherwise}
          </Box>
        </>
      )}
    </Box>
  )
}

/**
 * Most loads are over before this; a screen that flashes up would only disturb, and take time from them (ruling R344).
 */
const quickMillis = 300
