import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { LongList } from '../../ui/LongList.tsx'
import type { UploadFailure } from './upload-state.ts'

/** DRES-032: what the server says, with file, place and reason of each problem. */
export function Refusal({ message, problems }: UploadFailure) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="error">{message}</Alert>
      {problems.length > 0 && (
        <LongList label="Problems in the files" entries={problems}>
          {({ field, message: reason }) => (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <b>{field}</b>: <bdi>{reason}</bdi>
            </Box>
          )}
        </LongList>
      )}
    </Box>
  )
}
