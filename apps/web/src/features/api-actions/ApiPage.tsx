import Box from '@mui/material/Box'
import { canShareInputs } from '@sdp/domain/sharing'
import type { ReactNode } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { TableSection } from '../../ui/grid/TableSection.tsx'
import { footRoom } from '../../ui/layout.ts'
import { ApiActions } from './ApiActions.tsx'
import { ApiInputs } from './ApiInputs.tsx'
import { SharedInputs } from './SharedInputs.tsx'
import type { SharedRow } from './shared-rows.ts'

/** So that all tables of the page can be seen at once (ruling R78). */
const rowsPerPage = 5

interface ApiPageProps {
  /** What can be done with the domain's handlers and requests. */
  tools: ReactNode
  /** What leads to the API actions alone. */
  actionTools: ReactNode
  /** The rows that the address names. */
  apiInput: string | undefined
  apiAction: string | undefined
  onShare: (input: SharedRow | undefined) => void
}

/** What the domain asks of its handler, and what it gets from it. */
export function ApiPage({ tools, actionTools, apiInput, apiAction, onShare }: ApiPageProps) {
  const isShareable = useDomain(canShareInputs)
  return (
    <Box sx={{ pt: 1.5, pb: footRoom }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 3, mb: 1 }}>{tools}</Box>
      <ApiInputs pageSize={rowsPerPage} shown={apiInput} />
      <ApiActions frame={TableSection} pageSize={rowsPerPage} tools={actionTools} shown={apiAction} />
      {isShareable && <SharedInputs pageSize={rowsPerPage} onOpen={onShare} />}
    </Box>
  )
}
