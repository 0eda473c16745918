import TuneIcon from '@mui/icons-material/Tune'
import { useState } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { editDisabledReason } from '../features/domains/domain-card.ts'
import { LazyDomainForm } from '../features/domains/LazyDomainForm.tsx'
import { serverNow } from '../server/clock.ts'
import { useUser } from '../server/use-user.ts'
import { useCommand } from '../ui/commands.ts'
import type { HeaderAction } from '../ui/header-action.ts'

/** Opens the general data; they need access, and no session (ruling R418). */
export function useGeneralData(): HeaderAction {
  const head = useEditingStore((state) => state.open?.head)
  const { user, groups } = useUser()
  const [isOpen, setOpen] = useState(false)
  const disabledReason = head && editDisabledReason(head, { user, groups, now: serverNow() })
  useCommand('General data', disabledReason === undefined ? () => setOpen(true) : undefined)
  return {
    button: { label: 'General data', icon: <TuneIcon />, disabledReason, onClick: () => setOpen(true) },
    opened: isOpen && <LazyDomainForm domain={head} frame="dialog" onClose={() => setOpen(false)} />,
  }
}
