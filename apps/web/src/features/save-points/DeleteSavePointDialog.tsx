import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import type { SavePointReply } from '@sdp/api'
import { checkDeleteSavePoint } from '@sdp/domain'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSavePoints } from './use-save-points.ts'

interface DeleteSavePointDialogProps {
  savePoint: SavePointReply
  onClose: () => void
}

/** Deletes a save point once its name was typed; tells why where that is not allowed. */
export function DeleteSavePointDialog({ savePoint, onClose }: DeleteSavePointDialogProps) {
  const { remove } = useSavePoints()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const whyNot = checkDeleteSavePoint(savePoint)
  const canDelete = whyNot === undefined && typed === savePoint.name

  const submit = async () => {
    if (!canDelete) return
    setBusy(true)
    const isDone = await remove(savePoint)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={`Delete save point ${savePoint.name}`}
      width="xs"
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={!canDelete || isBusy}>
            Delete
          </Button>
        </>
      }
    >
      {whyNot === undefined ? (
        <>
          <DialogContentText sx={{ mb: 2 }}>
            All content of this save point is deleted. Type its name to confirm.
          </DialogContentText>
          <TextField
            autoFocus
            label="Save point name"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
          />
        </>
      ) : (
        <DialogContentText role="alert">{whyNot}</DialogContentText>
      )}
    </Dialog>
  )
}
