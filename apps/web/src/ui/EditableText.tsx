import { type KeyboardEvent, useEffect, useRef } from 'react'
import './cells.css'
import { useTypedText } from './grid/use-typed.ts'
import { ProblemTip } from './ProblemTip.tsx'

interface EditableTextProps {
  /** Tells it from other texts of the same row. */
  field: string
  /** The accessible name: what the text is and of what. */
  label: string
  value: string
  /** Whether it is only shown. */
  readOnly?: boolean
  /** Whether it may have several lines; Shift and Enter begins one. */
  multiline?: boolean
  /** What is wrong with a text while it is typed. */
  check?: (text: string) => string | undefined
  /** What another text brings about, told before it is committed. */
  hint?: () => string | undefined
  onCommit: (text: string) => void
  /** Told when somebody wants to commit a text with which something is wrong. */
  onRefused?: (problem: string) => void
}

/** A text in a table that becomes a field when it is clicked. Enter and leaving it commit, Esc puts it back. */
export function EditableText(props: EditableTextProps) {
  const { field, label, value, readOnly = false, multiline = false, check, hint, onCommit, onRefused } = props
  const [typed, setTyped] = useTypedText(field)
  const isBegun = useRef(false)
  const hinted = useRef<string>(undefined)
  const isDone = useRef(false)
  const shown = useRef<HTMLButtonElement>(null)
  const isFocusWanted = useRef(false)
  const isEdited = typed !== undefined
  useEffect(() => {
    if (!isEdited && isFocusWanted.current) shown.current?.focus()
    isFocusWanted.current = false
  }, [isEdited])

  if (typed === undefined) {
    const begin = () => {
      if (readOnly) return
      isDone.current = false
      isBegun.current = true
      hinted.current = hint?.()
      setTyped(value)
    }
    return (
      <button
        ref={shown}
        className="cell-text"
        type="button"
        dir="auto"
        aria-label={`${label}: ${value}`}
        aria-disabled={readOnly}
        title={value}
        onClick={begin}
      >
        {value}
      </button>
    )
  }

  const Field = multiline ? 'textarea' : 'input'
  const problem = typed === value ? undefined : check?.(typed)
  const told = problem ?? hinted.current
  const end = ({ commit }: { commit: boolean }) => {
    // Leaving the field by Enter or Esc makes the browser leave it once more.
    if (isDone.current) return
    isDone.current = true
    isBegun.current = false
    setTyped(undefined)
    if (!commit || typed === value) return
    if (problem === undefined) onCommit(typed)
    else onRefused?.(problem)
  }
  const hear = (event: KeyboardEvent) => {
    // Enter that ends the composing of a Chinese word commits nothing yet
    if (event.nativeEvent.isComposing) return
    const isEnter = event.key === 'Enter' && !(multiline && event.shiftKey)
    if (event.key !== 'Escape' && !isEnter) return
    event.preventDefault()
    event.stopPropagation()
    if (isEnter && problem !== undefined) return onRefused?.(problem)
    isFocusWanted.current = true
    end({ commit: isEnter })
  }
  return (
    <ProblemTip problem={told}>
      <Field
        className="cell-field"
        // Not when it is shown again with what was left in it
        autoFocus={isBegun.current}
        dir="auto"
        aria-label={label}
        aria-invalid={problem !== undefined}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={hear}
        onBlur={() => end({ commit: true })}
      />
    </ProblemTip>
  )
}
