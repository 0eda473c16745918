import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'

interface TurnTextProps {
  label: string
  value: string
  placeholder: string
  disabledReason: string | undefined
  autoFocus?: boolean
  check?: (text: string) => string | undefined
  onCommit: (text: string) => void
}

/** A text of a turn: Enter and leaving it commit it, Esc puts it back. */
export function TurnText(props: TurnTextProps) {
  const { label, value, placeholder, disabledReason, autoFocus = false, check, onCommit } = props
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const problem = check?.(text)
  const commit = () => {
    if (text !== value && problem === undefined) onCommit(text)
  }
  return (
    <TextField
      fullWidth
      autoFocus={autoFocus}
      size="small"
      value={text}
      placeholder={placeholder}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          dir: 'auto',
          readOnly: disabledReason !== undefined,
          title: disabledReason,
          spellCheck: false,
          autoComplete: 'off',
        },
      }}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key !== 'Escape' || text === value) return
        event.preventDefault()
        setText(value)
      }}
    />
  )
}
