import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { counted } from '../numbers.ts'

interface SelectionBarProps {
  /** What one of them is. */
  what: string
  count: number
  disabledReason: string | undefined
  /** Whether it is above another one. */
  isRaised?: boolean | undefined
  onClear: () => void
  children: ReactNode
}

/** Floats over the foot of a table: how many rows are selected, and what can be done with them at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { what, count, disabledReason, isRaised = false, onClear, children } = props
  return (
    <Paper
      role="toolbar"
      aria-label={`Selected ${what}s`}
      title={disabledReason}
      sx={{
        position: 'fixed',
        bottom: isRaised ? 104 : 52,
        left: '50%',
        translate: '-50% 0',
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        py: 0.75,
        pl: 2,
        pr: 1,
        whiteSpace: 'nowrap',
        border: 1,
        borderColor: 'divider',
        boxShadow: 8,
      }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1 }}>
        {counted(count, what)} selected
      </Typography>
      {children}
      <Tooltip title="Clear the selection">
        <IconButton size="small" aria-label="Clear the selection" onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Paper>
  )
}
