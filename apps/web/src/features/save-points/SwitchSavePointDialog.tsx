import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { treeRows } from './tree-rows.ts'
import { useSavePoints } from './use-save-points.ts'

/** Chooses the save point to go on with. */
export function SwitchSavePointDialog({ onClose }: { onClose: () => void }) {
  const { all, current, switchTo } = useSavePoints()
  const [chosenId, setChosenId] = useState('')
  const [isTouched, setTouched] = useState(false)
  const others = treeRows(all).filter(({ savePoint }) => savePoint._id !== current?._id)
  const chosen = all.find(({ _id }) => _id === chosenId)
  const problem = isTouched && chosen === undefined ? messages.savePoints.chooseOne : undefined

  const submit = async () => {
    setTouched(true)
    if (chosen === undefined) return
    onClose()
    await switchTo(chosen)
  }
  return (
    <Dialog
      open
      title="Switch save point"
      width="xs"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={others.length === 0}>
            Switch
          </Button>
        </>
      }
    >
      <TextField
        select
        label="Save point"
        disabled={others.length === 0}
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
        error={problem !== undefined}
        helperText={problem ?? (others.length === 0 ? 'There is no other save point yet.' : undefined)}
        sx={{ mt: 0.5 }}
      >
        {others.map(({ savePoint, depth }) => (
          <MenuItem key={savePoint._id} value={savePoint._id} sx={{ pl: 2 + depth * 2 }}>
            {savePoint.name}
          </MenuItem>
        ))}
      </TextField>
    </Dialog>
  )
}
