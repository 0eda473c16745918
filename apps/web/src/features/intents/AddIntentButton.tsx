import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { addIntent, checkIntentName } from '@sdp/domain'
import { useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'

export function AddIntentButton() {
  const { whyNot } = useEditing()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={whyNot ?? ''}>
        <span>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={whyNot !== undefined}
            onClick={() => setOpen(true)}
          >
            Add intent
          </Button>
        </span>
      </Tooltip>
      {isOpen && whyNot === undefined && <AddIntentDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddIntentDialog({ onClose }: { onClose: () => void }) {
  const { domain, edit } = useEditing()
  const [name, setName] = useState('')
  const [isTouched, setTouched] = useState(false)
  const problem = checkIntentName(domain, name)

  const submit = () => {
    setTouched(true)
    if (problem === undefined && edit(addIntent, { name })) onClose()
  }
  return (
    <Dialog
      open
      title="Add intent"
      width="xs"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={problem !== undefined}>
            Add
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={({ target }) => {
          setTouched(true)
          setName(target.value)
        }}
        error={isTouched && problem !== undefined}
        helperText={isTouched ? problem : undefined}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ mt: 0.5 }}
      />
    </Dialog>
  )
}
