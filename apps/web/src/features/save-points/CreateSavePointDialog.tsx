import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { SavePointReply } from '@sdp/api'
import { checkSavePointName, limits } from '@sdp/domain'
import { useState } from 'react'
import { CountedField } from '../../ui/CountedField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSavePoints } from './use-save-points.ts'

interface CreateSavePointDialogProps {
  from: SavePointReply
  onClose: () => void
}

/** Makes a save point from another one as it was last saved, and opens it. */
export function CreateSavePointDialog({ from, onClose }: CreateSavePointDialogProps) {
  const { all, create } = useSavePoints()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const problem = checkSavePointName(name, all)

  const submit = async () => {
    setTouched(true)
    if (problem !== undefined) return
    setBusy(true)
    const isDone = await create(from, { name, description: description.trim() })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={`Create a save point from ${from.name}`}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || (isTouched && problem !== undefined)}>
            Create
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <TextField
          autoFocus
          required
          label="Name"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setTouched(true)
          }}
          error={isTouched && problem !== undefined}
          helperText={isTouched ? problem : undefined}
        />
        <CountedField
          label="Description"
          max={limits.message}
          value={description}
          onChange={setDescription}
          problem={undefined}
        />
      </Stack>
    </Dialog>
  )
}
