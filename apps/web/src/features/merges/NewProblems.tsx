import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MergeProblem } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useMemo } from 'react'
import { entryTitle } from '../../parts/merged-entry.ts'
import { WindowedRows } from '../../ui/WindowedRows.tsx'

/** What is wrong in the merged content and in neither save point. */
export function NewProblems({ problems }: { problems: readonly MergeProblem[] }) {
  const rows = useMemo(() => problems.map((problem, at) => ({ key: `${at}`, problem })), [problems])
  if (problems.length === 0) return <Typography variant="body2">{messages.merging.nothing}</Typography>
  return (
    <WindowedRows label="New problems" rows={rows} usualHeight={32}>
      {({ problem: { severity, list, name, language, message } }) => (
        <Box sx={{ py: 0.5, typography: 'body2', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: `${severity}.main`, mr: 1 }}>
            {severity}
          </Box>
          {[list === null ? name : entryTitle({ list, name }), language].filter(Boolean).join(' · ')}:{' '}
          {message}
        </Box>
      )}
    </WindowedRows>
  )
}
