import Button from '@mui/material/Button'
import { canShareInputs } from '@sdp/domain/sharing'
import { useSearch } from '@tanstack/react-router'
import { useDomain, useEditing } from '../editing/use-editing.ts'
import { ApiPage } from '../features/api-actions/ApiPage.tsx'
import { FulfilmentDialog } from '../features/api-actions/FulfilmentDialog.tsx'
import { HandlersDialog } from '../features/api-actions/HandlersDialog.tsx'
import { SharedInputDialog } from '../features/api-actions/SharedInputDialog.tsx'
import { inputRows } from '../features/api-actions/shared-rows.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useDialogInAddress, useNamedRow } from './use-dialog-in-address.ts'

const keys = ['dialog', 'slot', 'apiInput', 'apiAction'] as const

/** What is on the tab of the domain's handler. */
export function ApiTab() {
  const domainId = useEditing((editing) => editing.domainId)
  const { dialog, slot, apiInput, apiAction } = useSearch({
    from: '/default/domains/$domainId/domain-handler',
  })
  const { open, change, close } = useDialogInAddress(keys)
  useNamedRow(dialog === undefined && (apiInput ?? apiAction) !== undefined, change)
  return (
    <>
      <ApiPage
        apiInput={dialog === undefined ? apiInput : undefined}
        apiAction={apiAction}
        tools={
          <>
            <Button variant="outlined" onClick={() => open({ dialog: 'fulfillment' })}>
              Request Fulfillment
            </Button>
            <Button variant="outlined" onClick={() => open({ dialog: 'handlers' })}>
              Configure Handlers
            </Button>
          </>
        }
        actionTools={
          <LinkButton
            to="/domains/$domainId/api-actions-editor"
            params={{ domainId }}
            search={({ language }) => ({ language })}
          >
            API actions editor
          </LinkButton>
        }
        onShare={(input) =>
          open({
            dialog: 'sharing',
            ...(input?.kind === 'user' && { slot: input.name }),
            ...(input?.kind === 'api' && { apiInput: input.name }),
          })
        }
      />
      {dialog === 'handlers' && <HandlersDialog onClose={close} />}
      {dialog === 'fulfillment' && <FulfilmentDialog onClose={close} />}
      {dialog === 'sharing' && <Sharing slot={slot} apiInput={apiInput} onClose={close} />}
    </>
  )
}

interface SharingProps {
  slot: string | undefined
  apiInput: string | undefined
  onClose: () => void
}

/** The dialog of the input that the address names; one that is gone is asked for again. */
function Sharing({ slot, apiInput, onClose }: SharingProps) {
  const domain = useDomain((one) => one)
  if (!canShareInputs(domain)) return null
  const row = inputRows(domain).find(({ kind, name }) => name === (kind === 'user' ? slot : apiInput))
  return <SharedInputDialog key={`${row?.kind} ${row?.name}`} row={row} onClose={onClose} />
}
