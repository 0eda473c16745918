import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { hasPage } from './exported-file.ts'
import { useExportedFile } from './use-exported-file.ts'

/** Where the export of the open language is, whether it arrived, and the ways to renew it or take it out. */
export function ExportedFilePanel() {
  const { domainUploaded, repoUrl, problem, mayChange, upload, remove } = useExportedFile()
  return (
    <Box sx={{ px: 2, py: 1.25, bgcolor: 'action.hover' }}>
      {repoUrl !== undefined && hasPage(repoUrl) && (
        <Link variant="body2" href={repoUrl} target="_blank" rel="noreferrer">
          Open on GitHub
        </Link>
      )}
      {problem !== undefined && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Typography>
      )}
      {problem !== messages.git.off && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -1 }}>
          <Button size="small" disabled={!mayChange} onClick={() => void upload()}>
            Upload to GitHub
          </Button>
          <Button size="small" disabled={!mayChange || !domainUploaded} onClick={() => void remove()}>
            Delete from GitHub
          </Button>
        </Box>
      )}
    </Box>
  )
}
