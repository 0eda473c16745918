import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { PlacedExpression } from '@sdp/domain/expressions'
import { type Intent, moveExpressionsToIntent } from '@sdp/domain/intents'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { counted } from '../../ui/numbers.ts'

interface MoveDialogProps {
  intent: Intent
  expressions: readonly PlacedExpression[]
  onMoved: () => void
  onClose: () => void
}

/** Asks which intent gets some expressions. */
export function MoveDialog({ intent, expressions, onMoved, onClose }: MoveDialogProps) {
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const intents = useDomain((domain) => domain.intents)
  const [to, setTo] = useState<string | null>(null)
  const names = intents.map(({ name }) => name).filter((name) => name !== intent.name)
  const move = () => {
    const places = expressions.map(({ at }) => at)
    if (to === null || !edit(moveExpressionsToIntent, { intent: intent.name, places, to, language }))
      return false
    onMoved()
    return true
  }
  return (
    <FormDialog
      title={`Move ${counted(expressions.length, 'expression')}`}
      width="xs"
      action="Move"
      isDisabled={to === null}
      onSubmit={move}
      onClose={onClose}
    >
      <Autocomplete
        options={names}
        value={to}
        onChange={(_, name) => setTo(name)}
        autoHighlight
        openOnFocus
        renderInput={(params) => <TextField {...params} autoFocus label="To the intent" sx={{ mt: 0.5 }} />}
      />
    </FormDialog>
  )
}
