import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { SavePointReply } from '@sdp/api'
import { limits } from '@sdp/domain/general-data'
import { checkSavePointName } from '@sdp/domain/save-points'
import { useState } from 'react'
import { CountedField } from '../../ui/CountedField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
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
  const problem = checkSavePointName(name, all)

  const submit = () => {
    setTouched(true)
    return problem === undefined && create(from, { name, description: description.trim() })
  }
  return (
    <FormDialog
      title={`Create a save point from ${from.name}`}
      action="Create"
      isDisabled={isTouched && problem !== undefined}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  )
}
