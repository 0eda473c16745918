import Button from '@mui/material/Button'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useDomain } from '../editing/use-editing.ts'
import { FulfilmentDialog } from '../features/api-actions/FulfilmentDialog.tsx'
import { AuditDialog } from '../features/responses/AuditDialog.tsx'
import { SheetMenu } from '../features/sheets/SheetMenu.tsx'
import { SettingsDialog } from '../features/ui-actions/SettingsDialog.tsx'
import { UiActionsPage } from '../features/ui-actions/UiActionsPage.tsx'
import { LoadedDialog } from './LoadedDialog.tsx'
import { useDialogInAddress, useFollowedName, useNamedRow } from './use-dialog-in-address.ts'

const { Part: GuiResponseDialog } = lazyPart(
  async () => (await import('../features/gui-responses/GuiResponseDialog.tsx')).GuiResponseDialog,
)

const { Part: ResponsesDialog } = lazyPart(
  async () => (await import('../features/responses/ResponsesDialog.tsx')).ResponsesDialog,
)

/** What can be open of a UI action. */
type UiActionDialog = 'responses' | 'settings' | 'gui'

const keys = ['action', 'dialog'] as const

/** What is on the tab of the UI actions; the features in it do not know each other. */
export function UiActionsTab() {
  const { action: name, dialog } = useSearch({ from: '/default/domains/$domainId/system-actions-editor' })
  const actions = useDomain(({ uiActions }) => uiActions)
  const { open: openInAddress, change, close } = useDialogInAddress(keys)
  const isRowNamed = dialog === undefined && name !== undefined
  useNamedRow(isRowNamed, change)
  const action = useFollowedName(
    dialog && name,
    actions,
    useCallback(
      (renamed) => change(renamed === undefined ? {} : { action: renamed, dialog }),
      [change, dialog],
    ),
  )
  const open = useCallback(
    (wanted: string, its: UiActionDialog, inLanguage?: string) =>
      openInAddress({
        action: wanted,
        dialog: its,
        ...(inLanguage !== undefined && { language: inLanguage }),
      }),
    [openInAddress],
  )
  const [isFulfilling, setFulfilling] = useState(false)
  const [isAuditing, setAuditing] = useState(false)
  return (
    <>
      <UiActionsPage
        shown={isRowNamed ? name : undefined}
        tools={
          <>
            <Button variant="outlined" onClick={() => setFulfilling(true)}>
              Request Fulfillment
            </Button>
            <Button variant="outlined" onClick={() => setAuditing(true)}>
              Audit responses
            </Button>
            <SheetMenu kind="UI actions" />
          </>
        }
        onOpen={open}
      />
      {isAuditing && (
        <AuditDialog
          onOpen={(...wanted) => {
            setAuditing(false)
            open(...wanted)
          }}
          onClose={() => setAuditing(false)}
        />
      )}
      {isFulfilling && <FulfilmentDialog onClose={() => setFulfilling(false)} />}
      {dialog === 'gui' && action !== undefined && (
        <LoadedDialog onClose={close}>
          <GuiResponseDialog key={action} action={action} onClose={close} />
        </LoadedDialog>
      )}
      {dialog === 'responses' && action !== undefined && (
        <LoadedDialog onClose={close}>
          <ResponsesDialog key={action} action={action} onClose={close} />
        </LoadedDialog>
      )}
      {dialog === 'settings' && action !== undefined && <SettingsDialog names={[action]} onClose={close} />}
    </>
  )
}
