import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Item } from '@sdp/domain/publishing'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMoment } from '../../ui/dates.ts'
import { useStates } from './use-states.ts'

/** Pixels, as specified for the logs of pipelines. */
const widest = 800

interface LogsDialogProps {
  title: string
  items: readonly Item[]
  onClose: () => void
}

/** What a pipeline wrote; new lines come while it is open. */
export function LogsDialog({ title, items, onClose }: LogsDialogProps) {
  const lines = useStates(items).flatMap(({ pipeline }) => pipeline.logs)
  return (
    <Dialog open title={`Pipeline logs of ${title}`} width={widest} onClose={onClose}>
      {lines.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nothing has been logged yet.</Typography>
      )}
      <Box component="ol" aria-label="Log lines" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {lines.map(({ text, updatedAt }, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            key={index}
            sx={{ display: 'flex', gap: 2, py: 0.25, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography
              variant="caption"
              component="time"
              dateTime={updatedAt}
              sx={{ flexShrink: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatMoment(updatedAt)}
            </Typography>
            <Typography
              variant="body2"
              sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}
