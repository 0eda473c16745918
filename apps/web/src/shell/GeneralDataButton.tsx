import TuneIcon from '@mui/icons-material/Tune'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { whyNotEdit } from '../features/domains/domain-card.ts'
import { LazyDomainForm } from '../features/domains/LazyDomainForm.tsx'
import { useUser } from '../parts/use-user.ts'

/** Opens the general data; they need access, and no session. */
export function GeneralDataButton() {
  const head = useEditingStore((state) => state.open?.head)
  const { user, groups } = useUser()
  const [isOpen, setOpen] = useState(false)
  const whyNot = head && whyNotEdit(head, { user, groups, now: Date.now() })
  return (
    <>
      <Tooltip title={whyNot ?? ''} describeChild>
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-disabled={whyNot !== undefined}
          onClick={() => whyNot === undefined && setOpen(true)}
          sx={{ flexShrink: 0, '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        >
          General data
        </Button>
      </Tooltip>
      {isOpen && <LazyDomainForm domain={head} frame="dialog" onClose={() => setOpen(false)} />}
    </>
  )
}
