import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { notify } from './notifications.tsx'

interface FormDialogProps {
  title: string
  width?: 'xs' | 'sm'
  /** What the button that confirms says. */
  action: string
  actionTitle?: string
  color?: 'primary' | 'error'
  isDisabled?: boolean
  /** Answers whether all is done; then the dialog closes. */
  onSubmit: () => boolean | Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks for something. It stays open and says so while what it asked for is on its way. */
export function FormDialog(props: FormDialogProps) {
  const { title, width = 'sm', action, actionTitle, color = 'primary', isDisabled = false } = props
  const { onSubmit, onClose, children } = props
  const [isBusy, setBusy] = useState(false)
  const end = (isDone: boolean) => {
    setBusy(false)
    if (isDone) onClose()
  }
  const submit = () => {
    const outcome = onSubmit()
    if (typeof outcome === 'boolean') return end(outcome)
    setBusy(true)
    // Whatever went wrong is told, and the dialog can be closed or tried again
    void outcome.then(end, (error: unknown) => {
      end(false)
      notify('error', error instanceof Error ? error.message : String(error))
    })
  }
  return (
    <Dialog
      open
      title={title}
      width={width}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            disabled={isDisabled || isBusy}
            title={actionTitle}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
