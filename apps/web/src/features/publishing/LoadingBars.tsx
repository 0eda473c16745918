import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { type Loading, usePublishing } from './publishing-store.ts'

const bars: readonly { what: Loading; label: string; colour: 'primary' | 'secondary' | 'success' }[] = [
  { what: 'configuration', label: 'Loading the configuration', colour: 'secondary' },
  { what: 'instructions', label: 'Sending instructions', colour: 'success' },
  { what: 'states', label: 'Loading the states', colour: 'primary' },
]

/** What is on its way, each kind with a bar of its own; they have their room, so that nothing moves. */
export function LoadingBars() {
  const loading = usePublishing((state) => state.loading)
  return (
    <Box sx={{ mx: -3, height: 6 }}>
      {bars.map(({ what, label, colour }) => (
        <Box key={what} sx={{ height: 2 }}>
          {loading[what] > 0 && <LinearProgress color={colour} aria-label={label} sx={{ height: 2 }} />}
        </Box>
      ))}
    </Box>
  )
}
