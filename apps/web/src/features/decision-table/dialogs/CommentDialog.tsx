import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'

interface CommentDialogProps {
  /** What the comment is on: its title. */
  label: string
  value: string
  isReadOnly: boolean
  onCommit: (comment: string) => void
  onClose: () => void
}

/** A comment with all its lines. */
export function CommentDialog({ label, value, isReadOnly, onCommit, onClose }: CommentDialogProps) {
  const [text, setText] = useState(value)
  const submit = () => {
    if (!isReadOnly && text !== value) onCommit(text)
    onClose()
  }
  return (
    <Dialog
      open
      title={label}
      onClose={onClose}
      // What is typed is not lost by a click outside
      {...(text !== value && { onClickOutside: () => {} })}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{isReadOnly ? 'Close' : 'Cancel'}</Button>
          {!isReadOnly && (
            <Button type="submit" variant="contained" aria-keyshortcuts="Control+Enter" title="Ctrl+Enter">
              OK
            </Button>
          )}
        </>
      }
    >
      {isReadOnly && (
        <Alert severity="info" sx={{ py: 0, mb: 1.5 }}>
          It can only be read now.
        </Alert>
      )}
      <TextField
        autoFocus
        multiline
        rows={8}
        label="Comment"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        sx={{ mt: 0.75 }}
        slotProps={{ htmlInput: { dir: 'auto', readOnly: isReadOnly } }}
      />
    </Dialog>
  )
}
