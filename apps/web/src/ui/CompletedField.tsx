import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { BelowField } from './BelowField.tsx'
import './completed-field.css'
import type { Completion, CompletionOption } from './completions.ts'
import { readableNumber } from './numbers.ts'

interface CompletedFieldProps {
  label: string
  value: string
  /** What a text can become; asked while the list is open. */
  complete: (text: string) => Completion
  onChange: (text: string) => void
  /** Called by Enter with what is typed, or with the completion that was picked. */
  onCommit: (text: string) => void
  /**
   * Whether it is in a cell of a table. Then its text grows from completion to completion: the list opens with it, the
   * first one is marked, and a click takes one and goes on.
   */
  isInCell?: boolean
  /** Whether it is to get the focus at once. */
  shouldAutoFocus?: boolean
  /** Whether its text is selected when it gets the focus, so that typing replaces it. */
  selectsAll?: boolean
  /** Keys that the list of completions does not use itself. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  onFocus?: () => void
  onBlur?: () => void
  placeholder?: string
  className?: string
  /** What is wrong with what is typed; shown while the field has the focus. */
  problem?: string | undefined
  describedBy?: string | undefined
  /** Why it cannot be written in. */
  disabledReason?: string | undefined
  /** Whether nothing of it is typed and not committed: then the undo keys are not those of the field. */
  isUntyped?: boolean
}

/** A field with a list of what it can become. Typing, a click or Alt with an arrow key opens it; Tab takes the marked one. */
export function CompletedField(props: CompletedFieldProps) {
  const { label, value, complete, onChange, onCommit, onKey, problem, disabledReason } = props
  const { isInCell = false, shouldAutoFocus = false } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(isInCell && shouldAutoFocus)
  const [isFocused, setFocused] = useState(false)
  const [marked, setMarked] = useState<number>()
  const { from, options, more = 0 } = isOpen && disabledReason === undefined ? complete(value) : nothing
  const isListed = options.length > 0
  // While something offered goes on from what is typed, that is only unfinished
  const isUnfinished = isInCell && isListed && goesOn(value.slice(from).trim(), options)
  const current = marked ?? (isUnfinished ? 0 : undefined)
  const option = current === undefined ? undefined : options[current]
  const shownProblem = isUnfinished ? undefined : problem
  const isProblemShown = isFocused && shownProblem !== undefined
  useEffect(() => {
    if (current !== undefined) list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const close = () => {
    setOpen(false)
    setMarked(undefined)
  }
  const type = (text: string) => {
    setMarked(undefined)
    setOpen(true)
    onChange(text)
  }
  const commit = (text: string) => {
    // In a cell it can be that more is to be typed
    if (isInCell) setMarked(undefined)
    else close()
    onCommit(text)
  }
  const take = (taken: CompletionOption, goOn: (text: string) => void) => {
    if (taken.onTake === undefined) return goOn(value.slice(0, from) + taken.text)
    close()
    taken.onTake()
  }
  const step = (by: number) => {
    setOpen(true)
    if (isListed) setMarked(((current ?? (by === 1 ? -1 : 0)) + by + options.length) % options.length)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && (isListed || isInCell || event.altKey)) step(by)
    else if (event.key === 'Tab' && option !== undefined && !event.shiftKey) take(option, type)
    else if (event.key === 'Enter' && (isInCell || !(event.ctrlKey || event.metaKey))) {
      if (option === undefined) commit(value)
      else take(option, commit)
    } else if (event.key === 'Escape' && isListed && !isInCell) close()
    else return onKey?.(event)
    event.preventDefault()
    // The dialog around it would close as well
    event.stopPropagation()
  }
  return (
    <>
      <input
        className={[isInCell ? 'cell-field' : 'plain-field', props.className].filter(Boolean).join(' ')}
        // biome-ignore lint/a11y/noAutofocus: the click or key that began it was meant for it
        autoFocus={shouldAutoFocus}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={option && `${id}-${current}`}
        aria-invalid={problem !== undefined}
        aria-describedby={isProblemShown ? `${id}-problem` : props.describedBy}
        autoComplete="off"
        data-untyped={props.isUntyped || undefined}
        dir="auto"
        placeholder={props.placeholder}
        readOnly={disabledReason !== undefined}
        spellCheck={false}
        title={disabledReason ?? (isProblemShown ? undefined : shownProblem)}
        value={value}
        onChange={({ target }) => type(target.value)}
        onClick={() => setOpen(true)}
        onFocus={({ target }) => {
          setFocused(true)
          if (props.selectsAll) target.select()
          props.onFocus?.()
        }}
        onBlur={() => {
          close()
          setFocused(false)
          props.onBlur?.()
        }}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
      />
      {(isListed || isProblemShown) && (
        <BelowField>
          <div className="completions">
            {isProblemShown && (
              <div id={`${id}-problem`} className="problem" role="status">
                {shownProblem}
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
                // The field keeps the focus, and its keys lead through the list
                onMouseDown={(event) => event.preventDefault()}
              >
                {options.map((one, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
                  <div
                    key={`${one.kind} ${one.label}`}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === current}
                    onClick={() => take(one, isInCell ? type : commit)}
                  >
                    <span>{one.label}</span>
                    {one.kind !== undefined && <span className="quiet">{one.kind}</span>}
                  </div>
                ))}
                {more > 0 && (
                  <div className="more" aria-hidden>
                    {readableNumber(more)} more, type on to find them
                  </div>
                )}
              </div>
            )}
          </div>
        </BelowField>
      )}
    </>
  )
}

const nothing: Completion = { from: 0, options: [] }

/** Whether an option goes on from what is typed; what is typed to its end is not to be replaced by something longer. */
function goesOn(typed: string, options: readonly CompletionOption[]): boolean {
  const isWhole = options.some(({ text, onTake }) => !onTake && text.trim() === typed)
  return typed !== '' && !isWhole && options[0]?.onTake === undefined
}
