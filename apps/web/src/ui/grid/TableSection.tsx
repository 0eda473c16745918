import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { shownOfAll } from '../numbers.ts'
import { Sideways } from './Sideways.tsx'

export interface TableSectionProps {
  title: string
  /** How many rows are shown, and how many there are. */
  shown: number
  all: number
  toolbar: ReactNode
  children: ReactNode
}

/** One of several tables of a page, with its own toolbar above it. */
export function TableSection({ title, shown, all, toolbar, children }: TableSectionProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 3, pb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography variant="h2" id={id} noWrap sx={{ mr: 'auto', pr: 1 }}>
          {title}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {shownOfAll(shown, all)}
          </Box>
        </Typography>
        {toolbar}
      </Box>
      <Sideways>{children}</Sideways>
    </Box>
  )
}
