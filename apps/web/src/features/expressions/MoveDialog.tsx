import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type Intent, moveExpressionsToIntent, type PlacedExpression } from '@sdp/domain'
import { useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { counted } from './typed-expressions.ts'

interface MoveDialogProps {
  intent: Intent
  expressions: readonly PlacedExpression[]
  onMoved: () => void
  onClose: () => void
}

/** Asks which intent gets some expressions. */
export function MoveDialog({ intent, expressions, onMoved, onClose }: MoveDialogProps) {
  const { edit } = useEditing()
  const intents = useDomain((domain) => domain.intents)
  const [to, setTo] = useState<string | null>(null)
  const names = intents.map(({ name }) => name).filter((name) => name !== intent.name)
  const move = () => {
    const places = expressions.map(({ at }) => at)
    if (to === null || !edit(moveExpressionsToIntent, { intent: intent.name, places, to })) return
    onMoved()
    onClose()
  }
  return (
    <Dialog
      open
      title={`Move ${counted(expressions.length)}`}
      width="xs"
      onClose={onClose}
      onSubmit={move}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={to === null}>
            Move
          </Button>
        </>
      }
    >
      <Autocomplete
        options={names}
        value={to}
        onChange={(_, name) => setTo(name)}
        autoHighlight
        openOnFocus
        renderInput={(params) => <TextField {...params} autoFocus label="To the intent" sx={{ mt: 0.5 }} />}
      />
    </Dialog>
  )
}
