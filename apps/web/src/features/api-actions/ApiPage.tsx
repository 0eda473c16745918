import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TableSection } from '../../ui/grid/TableSection.tsx'
import { ApiActions } from './ApiActions.tsx'
import { ApiInputs } from './ApiInputs.tsx'

/** So that all tables of the page can be seen at once. */
const rowsPerPage = 5

interface ApiPageProps {
  /** What can be done with the domain's handlers and requests. */
  tools: ReactNode
  /** What leads to the API actions alone. */
  actionTools: ReactNode
  /** The rows that the address names. */
  apiInput: string | undefined
  apiAction: string | undefined
}

/** What the domain asks of its handler, and what it gets from it. */
export function ApiPage({ tools, actionTools, apiInput, apiAction }: ApiPageProps) {
  return (
    <Box sx={{ pt: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 3, mb: 0.5 }}>{tools}</Box>
      <ApiInputs pageSize={rowsPerPage} shown={apiInput} />
      <ApiActions frame={TableSection} pageSize={rowsPerPage} tools={actionTools} shown={apiAction} />
    </Box>
  )
}
