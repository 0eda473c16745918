import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { Publication } from '@sdp/api'
import { approvalText, publishMenu } from '@sdp/domain/publishing'
import { useContext, useMemo, useState } from 'react'
import { GoBackDialog } from './GoBackDialog.tsx'
import { AskerContext } from './publish-actions-context.ts'
import { usePublishing } from './publishing-store.ts'

/** Takes a market and environment back to an earlier version, under the same rules as any other publication. */
export function GoBackButton({ publication, about }: { publication: Publication; about: string }) {
  const { node, environment } = publication
  const asker = useContext(AskerContext)
  const held = usePublishing((state) => state.held)
  const [isOpen, setOpen] = useState(false)
  const states = useMemo(
    () => held.filter((one) => one.node === node && one.environment === environment),
    [held, node, environment],
  )
  const entry = publishMenu(states, { ...asker, held }).find(({ kind }) => kind === 'publish')
  const options = entry && 'action' in entry ? entry.instructions.map(({ approval }) => approval) : []
  const approval = states.find((one) => one.approval?.state === 'requested')?.approval
  // Somebody has asked already: that has to be decided first
  const disabledReason =
    entry?.disabled ?? (options.length === 0 ? approval && approvalText(approval) : undefined)
  const isPossible = disabledReason === undefined && options.length > 0
  return (
    <>
      <Tooltip title={disabledReason ?? ''} describeChild>
        <Button
          aria-label={`Go back to this version: ${about}`}
          aria-haspopup="dialog"
          aria-disabled={!isPossible}
          onClick={() => isPossible && setOpen(true)}
          sx={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
        >
          Go back to this version
        </Button>
      </Tooltip>
      {isOpen && (
        <GoBackDialog
          publication={publication}
          states={states}
          isAsking={!options.includes('execute')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
