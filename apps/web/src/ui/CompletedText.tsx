import Popper from '@mui/material/Popper'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import './cells.css'
import './completed-text.css'
import { useTypedText } from './grid/use-typed.ts'

/** What can stand in place of the end of a text. */
export interface TextCompletion {
  from: number
  options: readonly TextOption[]
}

export interface TextOption {
  label: string
  /** What it is, in a word. */
  kind: string
  /** What is put in; the text is committed with it when it is right then. */
  text: string
  /** What is done instead. */
  onTake?: () => void
}

interface CompletedTextProps {
  /** Tells it from other texts of the same row. */
  field: string
  /** The accessible name: what the text is and of what. */
  label: string
  /** The text as it is written, and how it is shown while nobody writes. */
  value: string
  shown?: ReactNode
  title?: string | undefined
  readOnly?: boolean
  isWrong?: boolean
  check: (text: string) => string | undefined
  complete: (text: string) => TextCompletion
  onCommit: (text: string) => void
}

/**
 * A text of a table that is written with the help of completions. A letter begins it anew, Enter and F2 go on with what is
 * there. Enter takes the marked completion and commits, Tab takes it and goes on, Esc puts the text back.
 */
export function CompletedText(props: CompletedTextProps) {
  const { field, label, value, shown = value, title, readOnly = false, isWrong = false } = props
  const [typed, setTyped] = useTypedText(field)
  const button = useRef<HTMLButtonElement>(null)
  const isFocusWanted = useRef(false)
  const isBegun = useRef(false)
  const isEdited = typed !== undefined && !readOnly
  useEffect(() => {
    if (!isEdited && isFocusWanted.current) button.current?.focus()
    isFocusWanted.current = false
    // Not when it is shown again with what was left in it
    if (isEdited) isBegun.current = false
  }, [isEdited])

  if (isEdited) {
    return (
      <CompletedField
        {...props}
        typed={typed}
        isBegun={isBegun.current}
        onType={setTyped}
        onEnd={({ keepsFocus }) => {
          isFocusWanted.current = keepsFocus
          setTyped(undefined)
        }}
      />
    )
  }
  const begin = (text: string) => {
    if (readOnly) return
    isBegun.current = true
    setTyped(text)
  }
  const beginByKey = (event: KeyboardEvent) => {
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (readOnly || (!isLetter && event.key !== 'Backspace')) return
    event.preventDefault()
    event.stopPropagation()
    begin(isLetter ? event.key : '')
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
      onClick={() => begin(value)}
      onKeyDown={beginByKey}
    >
      {shown}
    </button>
  )
}

interface CompletedFieldProps extends CompletedTextProps {
  typed: string
  /** Whether it is to get the focus at once. */
  isBegun: boolean
  onType: (text: string) => void
  onEnd: (how: { keepsFocus: boolean }) => void
}

function CompletedField(props: CompletedFieldProps) {
  const { label, value, typed, isBegun, check, complete, onType, onEnd, onCommit } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The same function at every key: with another one the list would be placed anew
  const anchor = useCallback(() => input.current!, [])
  const list = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  const [marked, setMarked] = useState<number>()
  const [isOpen, setOpen] = useState(isBegun)
  const [isFocused, setFocused] = useState(false)
  const { from, options } = complete(typed)
  const problem = typed === value ? undefined : check(typed)
  // What is typed to its end is not to be replaced by something longer
  const isWhole = options.some(({ text, onTake }) => !onTake && text.trim() === typed.slice(from).trim())
  const isFirstMarked = typed.slice(from).trim() !== '' && !isWhole && options[0]?.onTake === undefined
  const current = isOpen ? (marked ?? (isFirstMarked ? 0 : undefined)) : undefined
  const option = current === undefined ? undefined : options[current]
  useEffect(() => {
    list.current?.children[current ?? 0]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const end = ({ keepsFocus }: { keepsFocus: boolean }) => {
    isDone.current = true
    onEnd({ keepsFocus })
  }
  const commit = (text: string, how: { keepsFocus: boolean }) => {
    end(how)
    if (text !== value) onCommit(text)
  }
  const type = (text: string) => {
    setMarked(undefined)
    setOpen(true)
    onType(text)
  }
  const take = (taken: TextOption, { commits }: { commits: boolean }) => {
    if (taken.onTake !== undefined) {
      end({ keepsFocus: true })
      taken.onTake()
      return
    }
    const text = typed.slice(0, from) + taken.text
    if (commits && check(text) === undefined) commit(text.trim(), { keepsFocus: true })
    else type(text)
  }
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      setOpen(true)
      setMarked(((current ?? (step === 1 ? -1 : 0)) + step + options.length) % options.length)
    } else if (event.key === 'Tab' && option !== undefined && !event.shiftKey)
      take(option, { commits: false })
    else if (event.key === 'Enter' && option !== undefined) take(option, { commits: true })
    else if (event.key === 'Enter') {
      if (problem === undefined) commit(typed, { keepsFocus: true })
    } else if (event.key === 'Escape') end({ keepsFocus: true })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isListed = isOpen && options.length > 0
  // While something offered goes on from what is typed, it is only unfinished
  const told = isListed && isFirstMarked ? undefined : problem
  const isTold = isFocused && told !== undefined
  return (
    <>
      <input
        ref={input}
        className="cell-field"
        // biome-ignore lint/a11y/noAutofocus: the click or key that began it was meant for it
        autoFocus={isBegun}
        dir="auto"
        role="combobox"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={option && isListed ? `${id}-${current}` : undefined}
        aria-describedby={isTold ? `${id}-problem` : undefined}
        title={isTold ? undefined : told}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={hear}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          if (isDone.current) return
          setFocused(false)
          setOpen(false)
          // A wrong text stays where it is, to be put right
          if (problem === undefined) commit(typed, { keepsFocus: false })
        }}
      />
      <Popper open={isListed || isTold} anchorEl={anchor} placement="bottom-start" style={{ zIndex: 1500 }}>
        <div className="cell-completions">
          {isTold && (
            <div id={`${id}-problem`} className="problem" role="status">
              {told}
            </div>
          )}
          {isListed && (
            <div
              ref={list}
              id={`${id}-list`}
              className="options"
              role="listbox"
              tabIndex={-1}
              aria-label={`${label}, suggestions`}
            >
              {options.map((one, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys and names the marked option
                <div
                  key={`${one.kind} ${one.label}`}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(one, { commits: false })}
                >
                  <span>{one.label}</span>
                  <span className="quiet">{one.kind}</span>
                </div>
              ))}
            </div>
          )}
        </div>
      </Popper>
    </>
  )
}
