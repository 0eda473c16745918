import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, memo, useState } from 'react'
import { isPressed } from '../../ui/shortcuts.ts'
import type { FormField } from './use-form-values.ts'

interface ChipsFieldProps extends FormField<string[]> {
  label: string
  /** What is offered while typing; anything else may be typed as well. */
  options: readonly string[]
  /** How a typed entry is kept. */
  tidy: (typed: string) => string
  hint: string
}

/** A list of short texts as chips. Enter, a comma or leaving the field adds what was typed. */
export const ChipsField = memo(function ChipsField(props: ChipsFieldProps) {
  const { label, value, onChange, onBlur, options, tidy, error, hint } = props
  const [typed, setTyped] = useState('')

  const add = (texts: readonly string[]) => {
    const entries = texts.map(tidy).filter((entry) => entry !== '')
    if (entries.length > 0) onChange([...new Set([...value, ...entries])])
  }
  const addTyped = () => {
    add([typed])
    setTyped('')
  }
  const type = (text: string) => {
    const pieces = text.split(/[,;\n]/)
    setTyped(pieces.pop() ?? '')
    add(pieces)
  }
  // Ctrl+Enter submits the form, and the text of the field belongs to it.
  const addBeforeSubmit = (event: KeyboardEvent) => {
    if (isPressed(event, 'confirm')) addTyped()
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      options={options}
      value={value}
      onChange={(_, entries) => onChange([...new Set(entries.map(tidy).filter((entry) => entry !== ''))])}
      inputValue={typed}
      onInputChange={(_, text, reason) => (reason === 'input' ? type(text) : setTyped(''))}
      onBlur={() => {
        addTyped()
        onBlur()
      }}
      onKeyDownCapture={addBeforeSubmit}
      renderValue={(entries, getItemProps) =>
        entries.map((entry, index) => {
          const { key: _, ...item } = getItemProps({ index })
          return <Chip key={entry} label={entry} {...item} />
        })
      }
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  )
})
