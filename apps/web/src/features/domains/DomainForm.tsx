import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { DomainReply } from '@sdp/api'
import { type KeyboardEvent, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { isPressed } from '../../ui/shortcuts.ts'
import { DomainFormFields } from './DomainFormFields.tsx'
import { FormPage } from './FormPage.tsx'
import { useDomainForm } from './use-domain-form.ts'

interface DomainFormProps {
  /** The domain to edit; without one the form makes a new one. */
  domain?: DomainReply | undefined
  frame: 'dialog' | 'page'
  onClose: () => void
}

/** Makes or edits a domain: in the Add Domain dialog, on its own page and as the editor's general data. */
export function DomainForm({ domain, frame, onClose }: DomainFormProps) {
  const [opensAfter, setOpensAfter] = useState(true)
  const { fields, field, choices, busy, refusal, submit, cancel } = useDomainForm({
    domain,
    opensAfter,
    onClose,
  })
  const Frame = frame === 'dialog' ? Dialog : FormPage

  const submitByKey = (event: KeyboardEvent) => {
    if (!isPressed(event, 'confirm')) return
    event.preventDefault()
    if (!busy) submit()
  }

  return (
    <Frame
      open
      title={domain ? 'General data' : 'Add Domain'}
      width="md"
      busy={busy}
      onClose={cancel}
      onSubmit={submit}
      actions={
        <Box onKeyDown={submitByKey} sx={{ display: 'contents' }}>
          {domain === undefined && (
            <FormControlLabel
              sx={{ mr: 'auto', ml: 0.5 }}
              control={<Checkbox checked={opensAfter} onChange={(_, checked) => setOpensAfter(checked)} />}
              label="Open the domain after creation"
            />
          )}
          <Button onClick={cancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={busy} title="Ctrl+Enter or ⌘+Enter">
            {domain ? 'Save' : 'Create domain'}
          </Button>
        </Box>
      }
    >
      <Box ref={fields} onKeyDown={submitByKey}>
        {refusal !== undefined && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {refusal}
          </Alert>
        )}
        <DomainFormFields
          field={field}
          choices={choices}
          fixed={domain && { isTestDomain: domain.isTestDomain }}
        />
      </Box>
    </Frame>
  )
}
