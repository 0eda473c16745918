import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

interface EmptyTableProps {
  title: string
  /** What belongs into the table, in a sentence or two. */
  children: ReactNode
  /** One of what belongs into it. */
  example: ReactNode
  /** Adds the example; without it one can only look. */
  onAdd: (() => void) | undefined
}

/** What a table says while it has no rows: what it is for, and an example that a click adds. */
export function EmptyTable({ title, children, example, onAdd }: EmptyTableProps) {
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', whiteSpace: 'normal', textAlign: 'center', textWrap: 'balance' }}>
      <Box sx={{ typography: 'h3', color: 'text.primary', mb: 0.5 }}>{title}</Box>
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 1, mt: 1 }}>
        Example:
        <Box component="code" sx={{ font: 'inherit', color: 'text.primary', userSelect: 'text' }}>
          {example}
        </Box>
        {onAdd && (
          <Button variant="outlined" onClick={onAdd}>
            Add this example
          </Button>
        )}
      </Box>
    </Box>
  )
}
