import Popper from '@mui/material/Popper'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import './completed-field.css'
import { completionsOf } from './completions.ts'
import { readableNumber } from './numbers.ts'
import { FieldProblem } from './ProblemTip.tsx'

interface CompletedFieldProps {
  label: string
  value: string
  /** What it can be completed to; anything else can be typed as well. */
  offers: readonly string[]
  onChange: (text: string) => void
  /** Told by Enter with what is typed, or with the completion that was picked. */
  onCommit: (text: string) => void
  /** Keys that the list of completions does not use itself. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  onFocus?: () => void
  onBlur?: () => void
  placeholder?: string
  className?: string
  /** What is wrong with what is typed; told while the field has the focus. */
  problem?: string | undefined
  describedBy?: string | undefined
  /** Why it cannot be written in. */
  whyNot?: string | undefined
  /** Whether nothing of it is typed and not committed: then the undo keys are not those of the field. */
  isUntyped?: boolean
}

/** A field with a list of what it can become; typing, a click or Alt with an arrow key opens it. */
export function CompletedField(props: CompletedFieldProps) {
  const { label, value, offers, onChange, onCommit, onKey, problem, whyNot } = props
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const isListed = isOpen && whyNot === undefined
  const { shown, more } = isListed ? completionsOf(offers, value) : nothing
  const isTold = isFocused && problem !== undefined

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const commit = (text: string) => {
    close()
    onCommit(text)
  }
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && (event.altKey || shown.length > 0)) {
      event.preventDefault()
      if (shown.length === 0) return setOpen(true)
      return setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length)
    }
    if (event.key === 'Escape' && shown.length > 0) {
      // The dialog around it would close as well
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return commit(shown[active] ?? value)
    }
    onKey?.(event)
  }
  return (
    <>
      <input
        ref={field}
        className={['plain-field', props.className].filter(Boolean).join(' ')}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        aria-invalid={problem !== undefined}
        aria-describedby={isTold ? `${id}-problem` : props.describedBy}
        autoComplete="off"
        data-untyped={props.isUntyped || undefined}
        dir="auto"
        placeholder={props.placeholder}
        readOnly={whyNot !== undefined}
        spellCheck={false}
        title={whyNot}
        value={value}
        onChange={({ target }) => {
          setOpen(true)
          setActive(-1)
          onChange(target.value)
        }}
        onClick={() => setOpen(true)}
        onFocus={() => {
          setFocused(true)
          props.onFocus?.()
        }}
        onBlur={() => {
          close()
          setFocused(false)
          props.onBlur?.()
        }}
        onKeyDown={hear}
        onPaste={props.onPaste}
      />
      {shown.length > 0 && (
        <Popper open anchorEl={() => field.current!} placement="bottom-start" sx={{ zIndex: 'modal' }}>
          <div
            id={`${id}-list`}
            className="completions"
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            // The field keeps the focus, and its keys lead through the list
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown.map((offer, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              <div
                key={offer}
                id={`${id}-${index}`}
                ref={(element) => {
                  if (index === active) element?.scrollIntoView({ block: 'nearest' })
                }}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => commit(offer)}
              >
                {offer}
              </div>
            ))}
            {more > 0 && (
              <div className="more" aria-hidden>
                {readableNumber(more)} more, type on to find them
              </div>
            )}
          </div>
        </Popper>
      )}
      {isTold && <FieldProblem id={`${id}-problem`} field={field.current} problem={problem} />}
    </>
  )
}

const nothing = { shown: [], more: 0 } as const
