import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { FulfilmentDialog } from '../features/api-actions/FulfilmentDialog.tsx'
import { AuditDialog } from '../features/responses/AuditDialog.tsx'
import { SheetMenu } from '../features/sheets/SheetMenu.tsx'
import { SettingsDialog } from '../features/ui-actions/SettingsDialog.tsx'
import { UiActionsPage } from '../features/ui-actions/UiActionsPage.tsx'
import { LoadedDialog } from './LoadedDialog.tsx'
import { useUiActionInAddress } from './use-ui-action-in-address.ts'

const { Part: GuiResponseDialog } = lazyPart(
  async () => (await import('../features/gui-responses/GuiResponseDialog.tsx')).GuiResponseDialog,
)

const { Part: ResponsesDialog } = lazyPart(
  async () => (await import('../features/responses/ResponsesDialog.tsx')).ResponsesDialog,
)

/** What is on the tab of the UI actions; the features in it do not know each other. */
export function UiActionsTab() {
  const { shown, dialog, action, open, close } = useUiActionInAddress()
  const [isFulfilling, setFulfilling] = useState(false)
  const [isAuditing, setAuditing] = useState(false)
  return (
    <>
      <UiActionsPage
        shown={shown}
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
