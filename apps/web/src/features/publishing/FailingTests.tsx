import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { FailingTest } from '@sdp/domain/publishing'
import { createLink } from '@tanstack/react-router'

const TestLink = createLink(Link)

/** Kept tests that do not go as they should: each leads to its conversation, and says what was expected. */
export function FailingTests({ failing }: { failing: readonly FailingTest[] }) {
  return (
    <Box component="ul" aria-label="Failing tests" sx={{ my: 0.5, pl: 2.5 }}>
      {failing.map(({ test, language, result, reasons }) => (
        <Typography
          key={`${language} ${test}`}
          component="li"
          variant="body2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <TestLink from="/domains/$domainId" to="/domains/$domainId/tests" search={{ language, test }}>
            {test}
          </TestLink>{' '}
          <Box component="span" sx={{ color: result === 'failed' ? 'error.main' : 'text.secondary' }}>
            {result} in {language}
          </Box>
          {reasons.map((reason) => (
            <Box key={reason} component="span" sx={{ display: 'block', typography: 'caption' }}>
              {reason}
            </Box>
          ))}
        </Typography>
      ))}
    </Box>
  )
}
