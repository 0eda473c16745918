import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { SavePointReply } from '@sdp/api'
import { limits } from '@sdp/domain/general-data'
import { checkSavePointName } from '@sdp/domain/save-points'
import { useState } from 'react'
import { NameRule } from '../../parts/NameRule.tsx'
import { CountedField } from '../../ui/CountedField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useSavePoints } from './use-save-points.ts'

interface CreateSavePointDialogProps {
  from: SavePointReply
  onClose: () => void
}

/** Makes a save point from another one as it was last saved, and opens it (ruling R38). */
export function CreateSavePointDialog({ from, onClose }: CreateSavePointDialogProps) {
  const { all, current, ownMessage, create } = useSavePoints()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [goesOn, setGoesOn] = useState(true)
  const [isTouched, setTouched] = useState(false)
  const problem = checkSavePointName(name, all)

  const submit = () => {
    setTouched(true)
    if (problem !== undefined) return false
    const sessionMessage = goesOn ? ownMessage : undefined
    return create(from, { name, description: description.trim(), sessionMessage })
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
          helperText={<NameRule problem={isTouched ? problem : undefined} />}
        />
        <CountedField
          label="Description"
          max={limits.message}
          value={description}
          onChange={setDescription}
          problem={undefined}
        />
        {ownMessage !== undefined && (
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox checked={goesOn} onChange={(_, checked) => setGoesOn(checked)} sx={{ pt: 0 }} />
            }
            label={
              <>
                Continue editing in the new save point
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Your session moves there with its message “{ownMessage}”, and {current?.name} becomes free
                  for others. Otherwise the new save point opens read-only.
                </Typography>
              </>
            }
          />
        )}
      </Stack>
    </FormDialog>
  )
}
