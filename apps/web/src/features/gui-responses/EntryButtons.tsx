import BackIcon from '@mui/icons-material/ArrowBack'
import DownIcon from '@mui/icons-material/ArrowDownward'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'

interface EntryButtonsProps {
  /** What the entry is called: 'item 2'. */
  name: string
  at: number
  count: number
  isAcross?: boolean
  disabledReason: string | undefined
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves an entry of a list and takes it out. */
export function EntryButtons({
  name,
  at,
  count,
  isAcross = false,
  disabledReason,
  onMove,
  onRemove,
}: EntryButtonsProps) {
  const Before = isAcross ? BackIcon : UpIcon
  const After = isAcross ? ForwardIcon : DownIcon
  const isFixed = disabledReason !== undefined
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton
        size="small"
        data-entry="before"
        aria-label={`Move ${name} ${isAcross ? 'left' : 'up'}`}
        disabled={isFixed || at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Before fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        data-entry="after"
        aria-label={`Move ${name} ${isAcross ? 'right' : 'down'}`}
        disabled={isFixed || at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <After fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        data-entry="remove"
        aria-label={`Remove ${name}`}
        disabled={isFixed}
        onClick={onRemove}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </span>
  )
}
