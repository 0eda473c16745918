import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { RevisionReply } from '@sdp/api'
import { formatDate } from '../../ui/dates.ts'

interface RevisionListProps {
  revisions: readonly RevisionReply[]
  chosen: string | undefined
  /** The revision that is open. */
  current: string
  onChoose: (revision: RevisionReply) => void
  onMore: (() => void) | undefined
}

/** Who saved what and when, newest first. */
export function RevisionList({ revisions, chosen, current, onChoose, onMore }: RevisionListProps) {
  return (
    <List
      dense
      aria-label="Revisions"
      sx={{ width: 320, flexShrink: 0, py: 0, maxHeight: 460, overflow: 'auto' }}
    >
      {revisions.map((one) => (
        <ListItem key={one.revision} disablePadding>
          <ListItemButton
            selected={one.revision === chosen}
            aria-current={one.revision === chosen}
            onClick={() => onChoose(one)}
            sx={{ gap: 1 }}
          >
            <ListItemText
              primary={one.message}
              secondary={`${formatDate(one.at)} · ${one.authorName} · ${one.savePoint}`}
              slotProps={{
                primary: { variant: 'body2', sx: { overflowWrap: 'anywhere' } },
                secondary: { variant: 'caption' },
              }}
            />
            {one.revision === current && <Chip label="Current" variant="outlined" />}
          </ListItemButton>
        </ListItem>
      ))}
      {onMore && (
        <ListItem>
          <Button onClick={onMore}>Show older ones</Button>
        </ListItem>
      )}
    </List>
  )
}
