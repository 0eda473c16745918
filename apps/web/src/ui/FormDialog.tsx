import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { useAction } from './use-action.ts'

interface FormDialogProps {
  title: string
  width?: 'xs' | 'sm'
  /** What the button that confirms says. */
  action: string
  actionTitle?: string | undefined
  color?: 'primary' | 'error'
  isDisabled?: boolean
  /** The message when that throws. */
  failed?: string
  /** Returns whether all is done; then the dialog closes. */
  onSubmit: () => boolean | Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks for something. It stays open and says so while what it asked for is on its way. */
export function FormDialog(props: FormDialogProps) {
  const { title, width = 'sm', action, actionTitle, color = 'primary', isDisabled = false } = props
  const { failed = messages.general.unexpected, onSubmit, onClose, children } = props
  const { isBusy, act } = useAction()
  const submit = async () => {
    const outcome = onSubmit()
    if (outcome === true) onClose()
    if (typeof outcome === 'boolean') return
    let isDone = false
    const wait = async () => {
      isDone = await outcome
    }
    // Whatever went wrong is shown, and the dialog can be closed or tried again
    await act(wait, { failed })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={title}
      width={width}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
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
