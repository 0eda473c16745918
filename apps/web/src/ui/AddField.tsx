import AddIcon from '@mui/icons-material/Add'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react'
import { ProblemTip } from './ProblemTip.tsx'

interface AddFieldProps {
  label: string
  /** What is wrong with a name while it is typed. */
  check: (name: string) => string | undefined
  /** Answers whether it was added. */
  onAdd: (name: string) => boolean
  /** Told when more than a name is pasted: lines or columns. */
  onPasteCells?: ((text: string) => void) | undefined
  whyNot: string | undefined
  width: number
}

/** A field that adds what is typed by Enter and keeps the focus for the next. */
export const AddField = memo(function AddField({
  label,
  check,
  onAdd,
  onPasteCells,
  whyNot,
  width,
}: AddFieldProps) {
  const [name, setName] = useState('')
  const [isFocused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problem = name === '' ? undefined : check(name)

  const add = () => {
    input.current?.focus()
    if (name !== '' && problem === undefined && onAdd(name)) setName('')
  }
  const hear = (event: KeyboardEvent) => {
    // Enter that ends the composing of a word adds nothing yet
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add()
    if (event.key === 'Escape' && name !== '') {
      event.stopPropagation()
      setName('')
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (onPasteCells === undefined || !/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    onPasteCells(text)
  }
  return (
    <ProblemTip problem={isFocused ? problem : undefined}>
      <TextField
        placeholder={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={hear}
        onPaste={paste}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        error={problem !== undefined}
        disabled={whyNot !== undefined}
        inputRef={input}
        fullWidth={false}
        sx={{ width }}
        slotProps={{
          htmlInput: { 'aria-label': label, spellCheck: false, dir: 'auto', title: whyNot },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={label}
                  disabled={whyNot !== undefined || name === '' || problem !== undefined}
                  onClick={add}
                >
                  <AddIcon fontSize="inherit" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </ProblemTip>
  )
})
