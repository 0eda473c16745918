import CommitsIcon from '@mui/icons-material/CommitOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { CommitReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { formatDate } from '../../ui/dates.ts'
import { ExportedFilePanel } from './ExportedFilePanel.tsx'
import { hasPage } from './exported-file.ts'
import { useUnreadCommits } from './use-unread-commits.ts'

/** What others committed since the user last looked; opening it is looking. */
export function UnreadCommitsMenu() {
  const { unread, isOriginal, markRead } = useUnreadCommits()
  const [opened, setOpened] = useState<{ at: HTMLElement; commits: readonly CommitReply[] }>()
  const label = `Unread commits (${unread.length})`
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            setOpened({ at: currentTarget, commits: unread })
            markRead()
          }}
        >
          <Badge badgeContent={unread.length} max={99} color="primary">
            <CommitsIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={opened !== undefined}
        anchorEl={opened?.at ?? null}
        onClose={() => setOpened(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Unread commits', sx: { width: 380 } } }}
      >
        {opened?.commits.length === 0 && (
          <Typography sx={{ p: 2 }}>
            {isOriginal ? 'There are no unread commits.' : messages.git.originalOnly}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
          {opened?.commits.map((commit) => (
            <UnreadCommit key={commit.sha} commit={commit} />
          ))}
        </Box>
        {isOriginal && <ExportedFilePanel />}
      </Popover>
    </>
  )
}

function UnreadCommit({ commit: { sha, name, date, commitMessage, url } }: { commit: CommitReply }) {
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{commitMessage}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {name} · {formatDate(date)} · {hasPage(url) ? <CommitLink sha={sha} url={url} /> : shortSha(sha)}
      </Typography>
    </Box>
  )
}

function CommitLink({ sha, url }: Pick<CommitReply, 'sha' | 'url'>) {
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {shortSha(sha)}
    </Link>
  )
}

function shortSha(sha: string): string {
  return sha.slice(0, 7)
}
