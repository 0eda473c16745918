import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import './cells.css'
import { messages } from '@sdp/domain'
import { useSaveState, useTypedText } from './grid/use-typed.ts'
import { ProblemTip } from './ProblemTip.tsx'

interface EditableTextProps {
  /** Distinguishes it from other texts of the same row. */
  field: string
  /** The accessible name: what the text is and of what. */
  label: string
  value: string
  /** What an empty text means or is for, shown in its place where it can be written. */
  placeholder?: string
  /** Whether it is only shown. */
  readOnly?: boolean
  /** Whether it may have several lines; Shift and Enter begins one. */
  multiline?: boolean
  /** What is wrong with a text while it is typed. */
  check?: (text: string) => string | undefined
  /** What another text brings about, shown before it is committed. */
  hint?: () => string | undefined
  /** With a promise of whether it is saved, what was typed stays until it is. */
  onCommit: (text: string) => unknown
  /** Called when somebody begins to write. */
  onBegin?: () => void
  /** Called when somebody wants to commit a text with which something is wrong (ruling R331). */
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
  const shouldAutoFocus = useRef(false)
  const hinted = useRef<string>(undefined)
  const isDone = useRef(false)
  const shown = useRef<HTMLButtonElement>(null)
  const isFocusWanted = useRef(false)
  const [isFocused, setFocused] = useState(false)
  const saving = useSaveState(field, setTyped)
  const isSaving = saving.state === 'saving'
  const isEdited = typed !== undefined && !readOnly && !isSaving
  useEffect(() => {
    if (!isEdited && isFocusWanted.current) shown.current?.focus()
    isFocusWanted.current = false
    // Another text of another row may be in the same element now
    isDone.current = false
  }, [isEdited])

  if (!isEdited) {
    const begin = () => {
      if (readOnly || isSaving) return
      shouldAutoFocus.current = true
      hinted.current = hint?.()
      onBegin?.()
      setTyped(value)
    }
    const text = isSaving && typed !== undefined ? typed : value
    return (
      <button
        ref={shown}
        className="cell-text"
        type="button"
        dir="auto"
        aria-label={`${label}: ${text}`}
        aria-disabled={readOnly}
        aria-busy={isSaving || undefined}
        title={text}
        data-placeholder={readOnly ? undefined : props.placeholder}
        onClick={begin}
      >
        {text}
      </button>
    )
  }

  const Field = multiline ? 'textarea' : 'input'
  const problem = typed === value ? undefined : check?.(typed)
  const shownProblem = problem ?? (saving.state === 'failed' ? messages.general.textNotSaved : hinted.current)
  const forget = () => {
    shouldAutoFocus.current = false
    hinted.current = undefined
    setFocused(false)
  }
  const end = ({ commit }: { commit: boolean }) => {
    isDone.current = true
    forget()
    const saved = commit && typed !== value ? onCommit(typed) : undefined
    if (saved instanceof Promise) return saving.follow(saved)
    setTyped(undefined)
    saving.forget()
  }
  const leave = () => {
    forget()
    // Enter and Esc take the field away, which makes the browser leave it as well
    if (isDone.current) return
    if (problem === undefined) end({ commit: true })
    else onRefused?.(problem)
  }
  const onKeyDown = (event: KeyboardEvent) => {
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
    <ProblemTip problem={shownProblem} isActive={isFocused}>
      <Field
        className="cell-field"
        // Not when it is shown again with what was left in it, unless whoever committed it is still there
        autoFocus={
          shouldAutoFocus.current || (saving.state === 'failed' && document.activeElement === shown.current)
        }
        dir="auto"
        aria-label={label}
        aria-invalid={problem !== undefined || saving.state === 'failed'}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => {
          setFocused(true)
          target.select()
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
    </ProblemTip>
  )
}
