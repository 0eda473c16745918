import OkIcon from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { DissState } from '@sdp/domain/diss'

const marks = {
  OK: { Icon: OkIcon, color: 'success.main' },
  WARNING: { Icon: WarningIcon, color: 'warning.main' },
  ERROR: { Icon: ErrorIcon, color: 'error.main' },
} as const

/** A tooltip as long as a page helps nobody; the rest is counted. */
const shownDifferences = 12

/** How something compares to its DISS definition; what differs is shown on hover and focus. */
export function DissStateMark({ state, differences }: DissState) {
  const { Icon, color } = marks[state]
  const more = differences.length - shownDifferences
  const lines = [...differences.slice(0, shownDifferences), ...(more > 0 ? [`and ${more} more`] : [])]
  return (
    <Tooltip title={lines.length === 0 ? 'Found in DISS' : <Lines texts={lines} />}>
      <Box
        component="span"
        role="img"
        tabIndex={differences.length > 0 ? 0 : undefined}
        aria-label={['DISS', state, ...lines].join(', ')}
        data-state={state}
        sx={{ display: 'inline-flex', verticalAlign: 'middle', color }}
      >
        <Icon sx={{ fontSize: 17 }} />
      </Box>
    </Tooltip>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Box key={text} sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  ))
}
