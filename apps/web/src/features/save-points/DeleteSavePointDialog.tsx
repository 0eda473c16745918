import DialogContentText from '@mui/material/DialogContentText'
import type { SavePointReply } from '@sdp/api'
import { checkDeleteSavePoint } from '@sdp/domain/save-points'
import { useState } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TypedName } from '../../ui/TypedName.tsx'
import { useSavePoints } from './use-save-points.ts'

interface DeleteSavePointDialogProps {
  savePoint: SavePointReply
  onClose: () => void
}

/** Deletes a save point once its name was typed; shows why where that is not allowed. */
export function DeleteSavePointDialog({ savePoint, onClose }: DeleteSavePointDialogProps) {
  const { remove } = useSavePoints()
  const [typed, setTyped] = useState('')
  const disabledReason = checkDeleteSavePoint(savePoint)
  const canDelete = disabledReason === undefined && typed === savePoint.name
  return (
    <FormDialog
      title={`Delete save point ${savePoint.name}`}
      width="xs"
      action="Delete"
      color="error"
      isDisabled={!canDelete}
      onSubmit={() => canDelete && remove(savePoint)}
      onClose={onClose}
    >
      {disabledReason === undefined ? (
        <>
          <DialogContentText sx={{ mb: 2 }}>
            All content of this save point is deleted. Type its name to confirm.
          </DialogContentText>
          <TypedName label="Save point name" typed={typed} onChange={setTyped} />
        </>
      ) : (
        <DialogContentText role="alert">{disabledReason}</DialogContentText>
      )}
    </FormDialog>
  )
}
