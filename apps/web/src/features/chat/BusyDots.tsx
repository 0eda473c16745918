import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'

const breathe = keyframes`0%, 80%, 100% { opacity: 0.25 } 40% { opacity: 1 }`

/** Somebody is thinking. */
export function BusyDots() {
  return (
    <Box
      role="img"
      aria-label="The answer is on its way"
      sx={{ display: 'flex', gap: 0.5, px: 1.5, py: 1.25 }}
    >
      {[0, 0.16, 0.32].map((delay) => (
        <Box
          key={delay}
          sx={{
            width: 7,
            height: 7,
            borderRadius: '50%',
            bgcolor: 'text.secondary',
            animation: `${breathe} 1.2s infinite`,
            animationDelay: `${delay}s`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        />
      ))}
    </Box>
  )
}
