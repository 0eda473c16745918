import AddIcon from '@mui/icons-material/Add'
import EnterIcon from '@mui/icons-material/KeyboardReturn'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { addIntent, checkIntentName } from '@sdp/domain'
import { type KeyboardEvent, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'

/** Enter adds an intent of the typed name, and the field is free for the next one. */
export function AddIntentField({ onAdded }: { onAdded: (name: string) => void }) {
  const { whyNot, edit, check } = useEditing()
  const [name, setName] = useState('')
  const [isPointedAt, setPointedAt] = useState(false)
  const problem = name === '' ? undefined : check(checkIntentName, name)

  const add = () => {
    if (name === '' || problem !== undefined || !edit(addIntent, { name })) return
    setName('')
    onAdded(name)
  }
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add()
    if (event.key === 'Escape') setName('')
  }
  return (
    <Tooltip
      open={problem !== undefined || (whyNot !== undefined && isPointedAt)}
      onOpen={() => setPointedAt(true)}
      onClose={() => setPointedAt(false)}
      title={whyNot ?? problem ?? ''}
      placement="bottom-start"
      describeChild
    >
      <TextField
        placeholder="Add intent"
        value={name}
        disabled={whyNot !== undefined}
        error={problem !== undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={hear}
        slotProps={{
          htmlInput: {
            'aria-label': 'Add intent',
            'aria-description': problem,
            spellCheck: false,
            dir: 'auto',
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <AddIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: name !== '' && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label="Add the intent"
                  disabled={problem !== undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={add}
                >
                  <EnterIcon fontSize="inherit" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Tooltip>
  )
}
