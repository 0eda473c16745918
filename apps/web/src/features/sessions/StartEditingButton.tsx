import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCommand } from '../../ui/commands.ts'
import { SessionQuestion } from './SessionQuestion.tsx'
import { useSessionRights } from './use-session-rights.ts'

/** The way out of read-only, for those who may go it: starts the session, or takes it over from who has it. */
export function StartEditingButton() {
  const { mayStart, mayTakeOver } = useSessionRights()
  const [wanted, setWanted] = useState<'start' | 'take over'>()
  const label = mayStart ? 'Start editing' : 'Take over'
  const ask = () => setWanted(mayStart ? 'start' : 'take over')
  useCommand(label, mayStart || mayTakeOver ? ask : undefined)
  if (!mayStart && !mayTakeOver) return null
  return (
    <>
      <Button size="small" variant={mayStart ? 'contained' : 'outlined'} onClick={ask}>
        {label}
      </Button>
      {wanted && <SessionQuestion wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  )
}
