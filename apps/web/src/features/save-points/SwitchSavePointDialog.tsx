import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
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

  const submit = () => {
    setTouched(true)
    if (chosen === undefined) return false
    void switchTo(chosen)
    return true
  }
  return (
    <FormDialog
      title="Switch save point"
      width="xs"
      action="Switch"
      isDisabled={others.length === 0}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  )
}
