import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import type { SheetProblem } from '@sdp/domain/sheets'
import { useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { LongList } from '../../ui/LongList.tsx'
import { counted } from '../../ui/numbers.ts'
import { placeText, problemText, shownText } from './problem-texts.ts'

/** All that is wrong in a file, as a list that can be taken along. */
export function ProblemList({ file, problems }: { file: string; problems: readonly SheetProblem[] }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(problems.map(problemText).join('\n')))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="error">{messages.sheets.uploadFailed}</Alert>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Typography>
      {problems.length > 0 && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography sx={{ flex: 1 }}>{messages.sheets.fixAndRetry}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {counted(problems.length, 'error')}
            </Typography>
            <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
              {isCopied ? 'Copied' : 'Copy all'}
            </Button>
          </Box>
          <LongList label="Errors in the file" entries={problems}>
            {(problem) => <Problem {...problem} />}
          </LongList>
        </>
      )}
    </Box>
  )
}

function Problem({ message, currentValue, cell }: SheetProblem) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{shownText(message)}</bdi>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {placeText({ cell })}
        {messages.sheets.currentValue} <bdi>{shownText(currentValue)}</bdi>
      </Box>
    </Box>
  )
}
