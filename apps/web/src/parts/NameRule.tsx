import Box from '@mui/material/Box'
import { messages } from '@sdp/domain'

/** Below the name of a new save point: what is wrong with it, and always the whole rule, so that nobody learns it try by try. */
export function NameRule({ problem }: { problem: string | undefined }) {
  return (
    <>
      {problem !== undefined && <span>{problem}</span>}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {messages.savePoints.nameRule}
      </Box>
    </>
  )
}
