import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import NextIcon from '@mui/icons-material/SkipNext'
import PreviousIcon from '@mui/icons-material/SkipPrevious'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Recording } from './recordings.ts'

const frameMillis = 3_000
const atEnd = { '&[aria-disabled=true]': { opacity: 0.4 } }

/** Plays a recording picture by picture; who wants less movement goes through it by hand (ruling R232). */
export function RecordingDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const { title, frames } = recording
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(!isCalm)
  const isLast = at === frames.length - 1
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => (isLast ? setPlaying(false) : setAt(at + 1)), frameMillis)
    return () => clearTimeout(timer)
  }, [isPlaying, isLast, at])

  const go = (to: number) => {
    setPlaying(false)
    if (frames[to] !== undefined) setAt(to)
  }
  const toggle = () => {
    if (!isPlaying && isLast) setAt(0)
    setPlaying(!isPlaying)
  }
  const { picture, caption } = frames[at]!
  return (
    <Dialog open title={title} width={1120} onClose={onClose}>
      <Box
        component="img"
        src={picture}
        alt={caption}
        sx={{
          display: 'block',
          mx: 'auto',
          maxWidth: '100%',
          aspectRatio: '16 / 10',
          // Leaves the buttons below in sight
          height: 'min(675px, calc(100vh - 250px))',
          objectFit: 'contain',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      <LinearProgress
        variant="determinate"
        aria-label="Played"
        value={(100 * (at + 1)) / frames.length}
        sx={{ my: 1 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {/* Not `disabled`: that would take the focus, and with it the key that closes the dialog */}
        <IconButton
          size="small"
          aria-label="Previous picture"
          aria-disabled={at === 0}
          onClick={() => go(at - 1)}
          sx={atEnd}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton size="small" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton
          size="small"
          aria-label="Next picture"
          aria-disabled={isLast}
          onClick={() => go(at + 1)}
          sx={atEnd}
        >
          <NextIcon />
        </IconButton>
        <Typography role="status" sx={{ flex: 1, ml: 1, minHeight: 40, alignContent: 'center' }}>
          {caption}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {at + 1} / {frames.length}
        </Typography>
      </Box>
    </Dialog>
  )
}
