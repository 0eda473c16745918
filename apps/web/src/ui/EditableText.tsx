import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  /** Told when somebody begins to write. */
  onBegin?: () => void
  /** Told when somebody wants to commit a text with which something is wrong. */
  onRefused?: (problem: string) => void
}

/**
 * A text in a table that becomes a field when it is clicked. Enter and leaving it commit, unless it is wrong: then it stays
 * as it is, to be put right. Esc puts the text back.
 */
export function EditableText(props: EditableTextProps) {
  const {
    field,
    label,
    value,
    readOnly = false,
    multiline = false,
    check,
    hint,
    onCommit,
    onBegin,
    onRefused,
  } = props
  const [typed, setTyped] = useTypedText(field)
  const isBegun = useRef(false)
  const hinted = useRef<string>(undefined)
  const isDone = useRef(false)
  const shown = useRef<HTMLButtonElement>(null)
  const isFocusWanted = useRef(false)
  const [isFocused, setFocused] = useState(false)
  const isEdited = typed !== undefined && !readOnly
  useEffect(() => {
    if (!isEdited && isFocusWanted.current) shown.current?.focus()
    isFocusWanted.current = false
    // Another text of another row may be in the same element now
    isDone.current = false
  }, [isEdited])

  if (!isEdited) {
    const begin = () => {
      if (readOnly) return
      isBegun.current = true
      hinted.current = hint?.()
      onBegin?.()
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
  const forget = () => {
    isBegun.current = false
    hinted.current = undefined
    setFocused(false)
  }
  const end = ({ commit }: { commit: boolean }) => {
    isDone.current = true
    forget()
    setTyped(undefined)
    if (commit && typed !== value) onCommit(typed)
  }
  const leave = () => {
    forget()
    // Enter and Esc take the field away, which makes the browser leave it as well
    if (isDone.current) return
    if (problem === undefined) end({ commit: true })
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
    <ProblemTip problem={problem ?? hinted.current} isTold={isFocused}>
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
        onFocus={({ target }) => {
          setFocused(true)
          target.select()
        }}
        onKeyDown={hear}
        onBlur={leave}
      />
    </ProblemTip>
  )
}
