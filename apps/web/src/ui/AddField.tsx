import AddIcon from '@mui/icons-material/Add'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { ProblemTip } from './ProblemTip.tsx'

interface AddFieldProps {
  label: string
  /** What is wrong with a name while it is typed. */
  check: (name: string) => string | undefined
  /** Returns whether it was added. */
  onAdd: (name: string) => boolean
  /** Called when more than a name is pasted: lines or columns. */
  onPasteCells?: ((text: string) => void) | undefined
  disabledReason: string | undefined
  width: number
  /** Names that the browser offers while one is typed, each with where it comes from. */
  offered?: readonly { name: string; from: string }[] | undefined
}

/** A field that adds what is typed by Enter and keeps the focus for the next. */
export const AddField = memo(function AddField({
  label,
  check,
  onAdd,
  onPasteCells,
  disabledReason,
  width,
  offered,
}: AddFieldProps) {
  const listId = useId()
  const [name, setName] = useState('')
  const [isFocused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  /** Whether Enter was pressed in the empty field: what is wrong with no name is said only then. */
  const [isEmptyTried, setEmptyTried] = useState(false)
  const problem = name === '' && !isEmptyTried ? undefined : check(name)

  const add = () => {
    input.current?.focus()
    setEmptyTried(name === '')
    if (name !== '' && problem === undefined && onAdd(name)) setName('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
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
    <ProblemTip problem={problem} isActive={isFocused}>
      <TextField
        placeholder={label}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setEmptyTried(false)
        }}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          setEmptyTried(false)
        }}
        error={problem !== undefined}
        disabled={disabledReason !== undefined}
        inputRef={input}
        fullWidth={false}
        sx={{ width }}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            spellCheck: false,
            dir: 'auto',
            title: disabledReason,
            ...(offered && { list: listId }),
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                {offered && <Offered id={listId} names={offered} />}
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={label}
                  disabled={disabledReason !== undefined || name === '' || problem !== undefined}
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

function Offered({ id, names }: { id: string; names: readonly { name: string; from: string }[] }) {
  return (
    <datalist id={id}>
      {names.map(({ name, from }) => (
        <option key={`${from} ${name}`} value={name} label={from} />
      ))}
    </datalist>
  )
}
