import MergeIcon from '@mui/icons-material/CallMerge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { RevisionReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { formatDate } from '../../ui/dates.ts'

interface RevisionListProps {
  revisions: readonly RevisionReply[]
  chosen: string | undefined
  /** The revision that is open. */
  current: string
  onChoose: (revision: RevisionReply) => void
  /** Compares with what was merged into a revision. */
  onCompareMerged: (revision: RevisionReply) => void
  onMore: (() => void) | undefined
}

/** Who saved what and when, newest first. */
export function RevisionList(props: RevisionListProps) {
  const { revisions, chosen, current, onChoose, onCompareMerged, onMore } = props
  return (
    <List
      dense
      aria-label="Revisions"
      sx={{ width: 320, flexShrink: 0, py: 0, maxHeight: 460, overflow: 'auto' }}
    >
      {revisions.map((one) => (
        <ListItem key={one.revision} disablePadding sx={{ display: 'block' }}>
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
          {one.merged && <MergedFrom merged={one.merged} onCompare={() => onCompareMerged(one)} />}
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

interface MergedFromProps {
  merged: NonNullable<RevisionReply['merged']>
  onCompare: () => void
}

/** That a revision merged a save point, with the way to compare it; of a deleted one nothing is left to compare with. */
function MergedFrom({ merged: { savePoint, revision }, onCompare }: MergedFromProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.25, pb: 0.5 }}>
      <MergeIcon sx={{ fontSize: 14, color: 'text.secondary' }} />
      <Typography variant="caption" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {messages.merging.from(savePoint)}
      </Typography>
      {revision !== null && (
        <Button size="small" aria-label={`Compare with ${savePoint}`} onClick={onCompare} sx={{ py: 0 }}>
          Compare
        </Button>
      )}
    </Box>
  )
}
