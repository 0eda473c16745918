import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { topBarHeight } from '../layout.ts'
import { shownOfAll } from '../numbers.ts'
import { Sideways, useIsNarrow } from './Sideways.tsx'

const toolbarHeight = 56

interface TablePageProps {
  title: string
  /** How many rows are shown, and how many there are. */
  shown: number
  /** Undefined while it is not known. */
  all: number | undefined
  /** Whether no bar is above it. */
  isAlone?: boolean
  toolbar: ReactNode
  children: ReactNode
}

/** A page that is one table, with a toolbar that stays in sight above the table's head. */
export function TablePage({ title, shown, all, isAlone = false, toolbar, children }: TablePageProps) {
  const isNarrow = useIsNarrow()
  const top = isAlone ? 0 : topBarHeight
  return (
    <Box sx={{ px: 3, pb: 2, '--table-top': `${top + toolbarHeight}px` }}>
      <Box
        sx={{
          position: 'sticky',
          top,
          zIndex: 3,
          height: toolbarHeight,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          bgcolor: 'background.default',
          '& .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
          '& .MuiFormControl-root': { minWidth: 120 },
          ...(isNarrow && { overflowX: 'auto' }),
        }}
      >
        <Typography variant="h2" noWrap sx={{ mr: 'auto', pr: 1, flexShrink: isNarrow ? 0 : undefined }}>
          {title}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {all !== undefined && shownOfAll(shown, all)}
          </Box>
        </Typography>
        {toolbar}
      </Box>
      <Sideways>{children}</Sideways>
    </Box>
  )
}
