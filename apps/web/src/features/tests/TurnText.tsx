import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'

interface TurnTextProps {
  label: string
  value: string
  placeholder: string
  disabledReason: string | undefined
  autoFocus?: boolean
  /** Whether it takes as many lines as it needs. */
  isLong?: boolean
  check?: (text: string) => string | undefined
  onCommit: (text: string) => void
}

/** A text of a turn: Enter and leaving it commit it, Esc puts it back. */
export function TurnText(props: TurnTextProps) {
  const {
    label,
    value,
    placeholder,
    disabledReason,
    autoFocus = false,
    isLong = false,
    check,
    onCommit,
  } = props
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const problem = check?.(text)
  const commit = () => {
    if (text !== value && problem === undefined) onCommit(text)
  }
  return (
    <TextField
      fullWidth
      multiline={isLong}
      maxRows={8}
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
      // A text has one line, however many it takes here
      onChange={({ target }) => setText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          commit()
        }
        if (event.key !== 'Escape' || text === value) return
        event.preventDefault()
        setText(value)
      }}
    />
  )
}
