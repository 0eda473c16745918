import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { languageInSheets, type UploadChange } from '@sdp/domain/sheets'
import { LongList } from '../../ui/LongList.tsx'
import { changeText, summaryText } from './change-texts.ts'
import type { SheetKindName } from './sheet-orders.ts'
import type { ReadUpload } from './sheet-upload.ts'

interface UploadChangesProps {
  kind: SheetKindName
  file: string
  language: string
  upload: ReadUpload
}

/** What a commit would change, before it does. */
export function UploadChanges({ kind, file, language, upload }: UploadChangesProps) {
  const { changes, lines } = upload
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <b>{file}</b>: {messages.sheets.correct(lines, languageInSheets(language))}
      </Typography>
      {changes.length === 0 ? (
        <Alert severity="info">{messages.sheets.changesNothing}</Alert>
      ) : (
        <>
          <Alert severity="success">{summaryText(kind, changes)}</Alert>
          <LongList label={`Changed ${kind}`} entries={changes}>
            {(change) => <ChangeRow change={change} />}
          </LongList>
        </>
      )}
    </Box>
  )
}

function ChangeRow({ change }: { change: UploadChange }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {change.name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {changeText(change)}
      </Box>
    </Box>
  )
}
