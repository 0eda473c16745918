import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dropChanges } from '../../editing/editing-store.ts'
import { saveAsSavePoint } from '../../editing/save-as-save-point.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks for the name of the save point that keeps what cannot be saved here, and opens it. */
export function KeepAsSavePoint({ message, onClose }: { message: string; onClose: () => void }) {
  const { language, openDomain } = useEditing()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const submit = async () => {
    setBusy(true)
    try {
      const made = await saveAsSavePoint(name.trim(), message)
      dropChanges()
      await openDomain({ id: made._id, language })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title="Keep mine as a new save point"
      width="xs"
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
            Create
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem !== undefined}
        helperText={problem}
        sx={{ mt: 0.5 }}
      />
    </Dialog>
  )
}
