import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { CompletedField } from './CompletedField.tsx'
import './cells.css'
import type { Completion } from './completions.ts'
import { useTypedText } from './grid/use-typed.ts'

interface CompletedTextProps {
  /** Distinguishes it from other texts of the same row. */
  field: string
  /** The accessible name: what the text is and of what. */
  label: string
  /** The text as it is written, and how it is shown while nobody writes. */
  value: string
  shown?: ReactNode
  title?: string | undefined
  /** What an empty text means or is for, shown in its place. */
  placeholder?: string | undefined
  /** Whether it is a list that one goes on with, rather than one text that is replaced (ruling R125). */
  isList?: boolean
  readOnly?: boolean
  isWrong?: boolean
  check: (text: string) => string | undefined
  complete: (text: string) => Completion
  onCommit: (text: string) => void
}

/**
 * A text of a table that is written with the help of completions. A letter begins it again, Enter and F2 go on with what is
 * there. Enter takes the marked completion and commits, Tab takes it and goes on, Esc puts the text back.
 */
export function CompletedText(props: CompletedTextProps) {
  const { field, label, value, shown = value, title, readOnly = false, isWrong = false } = props
  const [typed, setTyped] = useTypedText(field)
  const button = useRef<HTMLButtonElement>(null)
  const isFocusWanted = useRef(false)
  const shouldAutoFocus = useRef(false)
  const isWhole = useRef(false)
  const isEdited = typed !== undefined && !readOnly
  useEffect(() => {
    if (!isEdited && isFocusWanted.current) button.current?.focus()
    isFocusWanted.current = false
    // Not when it is shown again with what was left in it
    if (isEdited) shouldAutoFocus.current = false
  }, [isEdited])

  if (isEdited) {
    return (
      <WrittenText
        {...props}
        typed={typed}
        shouldAutoFocus={shouldAutoFocus.current}
        selectsAll={isWhole.current}
        onType={setTyped}
        onEnd={({ keepsFocus }) => {
          isFocusWanted.current = keepsFocus
          setTyped(undefined)
        }}
      />
    )
  }
  const begin = (text: string, how: { isWhole: boolean }) => {
    if (readOnly) return
    shouldAutoFocus.current = true
    isWhole.current = how.isWhole
    setTyped(text)
  }
  const beginByKey = (event: KeyboardEvent) => {
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (readOnly || (!isLetter && event.key !== 'Backspace')) return
    event.preventDefault()
    event.stopPropagation()
    begin(isLetter ? event.key : '', { isWhole: false })
  }
  return (
    <button
      ref={button}
      className={isWrong ? 'cell-text wrong' : 'cell-text'}
      type="button"
      dir="auto"
      aria-label={`${label}: ${value}`}
      aria-disabled={readOnly}
      title={title ?? value}
      data-placeholder={props.placeholder}
      onClick={() => begin(value, { isWhole: props.isList !== true })}
      onKeyDown={beginByKey}
    >
      {shown}
    </button>
  )
}

interface WrittenTextProps extends CompletedTextProps {
  typed: string
  shouldAutoFocus: boolean
  selectsAll: boolean
  onType: (text: string) => void
  onEnd: (how: { keepsFocus: boolean }) => void
}

/** The text while it is written. */
function WrittenText(props: WrittenTextProps) {
  const { label, value, typed, shouldAutoFocus, selectsAll, check, complete, onType, onEnd, onCommit } = props
  const isDone = useRef(false)
  const problem = typed === value ? undefined : check(typed)

  const end = (how: { keepsFocus: boolean }) => {
    isDone.current = true
    onEnd(how)
  }
  const commit = (text: string, how: { keepsFocus: boolean }) => {
    end(how)
    if (text !== value) onCommit(text)
  }
  /** An option that does something itself ends the writing. */
  const completeHere = (text: string): Completion => {
    const completion = complete(text)
    if (completion.options.every(({ onTake }) => onTake === undefined)) return completion
    const options = completion.options.map(({ onTake, ...option }) => ({
      ...option,
      ...(onTake && {
        onTake: () => {
          end({ keepsFocus: true })
          onTake()
        },
      }),
    }))
    return { ...completion, options }
  }
  return (
    <CompletedField
      isInCell
      shouldAutoFocus={shouldAutoFocus}
      selectsAll={selectsAll}
      label={label}
      value={typed}
      complete={completeHere}
      problem={problem}
      onChange={onType}
      onCommit={(text) => {
        const isRight = text === value || check(text) === undefined
        if (isRight) commit(text.trim(), { keepsFocus: true })
        else onType(text)
      }}
      onKey={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        end({ keepsFocus: true })
      }}
      onBlur={() => {
        // A wrong text stays where it is, to be put right
        if (!isDone.current && problem === undefined) commit(typed, { keepsFocus: false })
      }}
    />
  )
}
