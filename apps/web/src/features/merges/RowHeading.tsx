import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { readableNumber } from '../../ui/numbers.ts'

interface RowHeadingProps {
  title: string
  count: number
  /** What is in front of the title. */
  children?: ReactNode
}

/** The head of the rows of one kind. */
export function RowHeading({ title, count, children }: RowHeadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1.5, pb: 0.5 }}>
      {children}
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {readableNumber(count)}
      </Typography>
    </Box>
  )
}
