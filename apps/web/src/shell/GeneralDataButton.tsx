import TuneIcon from '@mui/icons-material/Tune'
import { useState } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { whyNotEdit } from '../features/domains/domain-card.ts'
import { LazyDomainForm } from '../features/domains/LazyDomainForm.tsx'
import { serverNow } from '../server/clock.ts'
import { useUser } from '../server/use-user.ts'
import { CompactButton } from '../ui/CompactButton.tsx'
import { useCommand } from '../ui/commands.ts'

/** Opens the general data; they need access, and no session. */
export function GeneralDataButton() {
  const head = useEditingStore((state) => state.open?.head)
  const { user, groups } = useUser()
  const [isOpen, setOpen] = useState(false)
  const whyNot = head && whyNotEdit(head, { user, groups, now: serverNow() })
  useCommand('General data', whyNot === undefined ? () => setOpen(true) : undefined)
  return (
    <>
      <CompactButton label="General data" icon={<TuneIcon />} whyNot={whyNot} onClick={() => setOpen(true)} />
      {isOpen && <LazyDomainForm domain={head} frame="dialog" onClose={() => setOpen(false)} />}
    </>
  )
}
