import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Intent } from '@sdp/domain/intents'
import { memo } from 'react'
import { LiteralsPanel } from './LiteralsPanel.tsx'
import { SamplesPanel } from './SamplesPanel.tsx'

interface ExpressionDetailsProps {
  intent: Intent
  /** The place of the expression. */
  at: number
}

/** More about the expression that the list stands at. */
export const ExpressionDetails = memo(function ExpressionDetails({ intent, at }: ExpressionDetailsProps) {
  const expression = intent.expressions[at]
  return (
    <Box
      component="section"
      aria-label="Details"
      sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, overflow: 'auto' }}
    >
      {expression === undefined ? (
        <Typography variant="body2" color="textSecondary">
          No expression
        </Typography>
      ) : (
        <>
          <SamplesPanel text={expression.text} />
          <Typography variant="h3" component="h3" sx={{ mt: 1 }}>
            Allowed literals
          </Typography>
          <LiteralsPanel intent={intent} active={{ at, expression }} />
        </>
      )}
    </Box>
  )
})
