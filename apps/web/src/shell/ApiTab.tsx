import Button from '@mui/material/Button'
import { useEditing } from '../editing/use-editing.ts'
import { ApiPage } from '../features/api-actions/ApiPage.tsx'
import { HandlersDialog } from '../features/api-actions/HandlersDialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useApiDialog } from './use-api-dialog.ts'

/** What is on the tab of the domain's handler. */
export function ApiTab() {
  const domainId = useEditing((editing) => editing.domainId)
  const { dialog, apiInput, apiAction, open, close } = useApiDialog()
  return (
    <>
      <ApiPage
        apiInput={dialog === undefined ? apiInput : undefined}
        apiAction={apiAction}
        tools={
          <Button variant="outlined" onClick={() => open({ dialog: 'handlers' })}>
            Configure Handlers
          </Button>
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
      />
      {dialog === 'handlers' && <HandlersDialog onClose={close} />}
    </>
  )
}
