import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { type KeyboardEvent, useRef, useState } from 'react'

const Shown = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  width: '100%',
  minHeight: 24,
  margin: '0 -7px',
  padding: '1px 6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: 4,
  cursor: 'text',
  '&:hover': { borderColor: theme.vars.palette.divider },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
}))

const Field = styled('input')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  boxSizing: 'border-box',
  height: 26,
  margin: '0 -7px',
  padding: '1px 6px',
  background: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 4,
  outline: 'none',
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
}))

interface EditableTextProps {
  /** The accessible name: what the text is and of what. */
  label: string
  value: string
  /** What is wrong with a text while it is typed. */
  check?: (text: string) => string | undefined
  /** What another text brings about, told before it is committed. */
  hint?: () => string | undefined
  onCommit: (text: string) => void
}

/** A text in a table that becomes a field when it is clicked. Enter and leaving it commit, Esc puts it back. */
export function EditableText({ label, value, check, hint, onCommit }: EditableTextProps) {
  const [typed, setTyped] = useState<string>()
  const hinted = useRef<string>(undefined)
  const isDone = useRef(false)
  if (typed === undefined) {
    const begin = () => {
      isDone.current = false
      hinted.current = hint?.()
      setTyped(value)
    }
    return (
      <Shown type="button" aria-label={`${label}: ${value}`} title={value} onClick={begin}>
        {value}
      </Shown>
    )
  }

  const problem = typed === value ? undefined : check?.(typed)
  const told = problem ?? hinted.current
  const end = ({ commit }: { commit: boolean }) => {
    // Leaving the field by Enter or Esc makes the browser leave it once more.
    if (isDone.current) return
    isDone.current = true
    setTyped(undefined)
    if (commit && problem === undefined && typed !== value) onCommit(typed)
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end({ commit: false })
    if (event.key === 'Enter' && problem === undefined) end({ commit: true })
  }
  return (
    <Tooltip open={told !== undefined} title={told ?? ''} placement="bottom-start" describeChild>
      <Field
        autoFocus
        aria-label={label}
        aria-invalid={problem !== undefined}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={hear}
        onBlur={() => end({ commit: true })}
      />
    </Tooltip>
  )
}
