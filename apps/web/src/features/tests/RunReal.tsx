import Button from '@mui/material/Button'
import type { ConversationTest } from '@sdp/domain/tests'
import { useState } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { RealRunDialog } from './RealRunDialog.tsx'

/** Runs tests once with the real handlers, where the domain has any to call. */
export function RunReal({ tests }: { tests: readonly ConversationTest[] }) {
  const hasActions = useDomain(({ apiActions }) => apiActions.length > 0)
  const [isOpen, setOpen] = useState(false)
  if (!hasActions) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Run with the real handlers
      </Button>
      {isOpen && <RealRunDialog tests={tests} onClose={() => setOpen(false)} />}
    </>
  )
}
