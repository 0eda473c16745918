import AddIcon from '@mui/icons-material/Add'
import IconButton from '@mui/material/IconButton'
import { argumentHint, checkArgument } from '@sdp/domain/decision-table'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CompletedField } from '../../../ui/CompletedField.tsx'
import { completingTo } from '../../../ui/completions.ts'

interface ArgumentListProps {
  /** The input that is compared. */
  input: string
  args: readonly string[]
  /** Whether there can be several. */
  isList: boolean
  offers: readonly string[]
  disabledReason: string | undefined
  onChange: (args: string[]) => void
}

/** The arguments of a condition, each in a field of its own. One that is added is no argument before it is typed. */
export function ArgumentList({ input, args, isList, offers, disabledReason, onChange }: ArgumentListProps) {
  const [addedLater, setAdded] = useState<number>()
  // An operation that needs an argument has a field for it from the beginning (ruling R73)
  const added = addedLater ?? (args.length === 0 ? 0 : undefined)
  const [typed, setTyped] = useState<{ at: number; text: string }>()
  const [focused, setFocused] = useState<number>()
  const wantedFocus = useRef<number>(undefined)
  const list = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const shown = added === undefined ? args : args.toSpliced(added, 0, '')
  const textAt = (at: number) => (typed?.at === at ? typed.text : (shown[at] ?? ''))

  useEffect(() => {
    if (wantedFocus.current === undefined) return
    list.current?.querySelectorAll('input')[wantedFocus.current]?.focus()
    wantedFocus.current = undefined
  })

  const commit = (at: number, text: string) => {
    setTyped(undefined)
    if (at === added) {
      setAdded(undefined)
      if (text !== '') onChange(args.toSpliced(at, 0, text))
    } else if (text !== args[at]) onChange(args.with(at, text))
  }
  const addAfter = (at: number) => {
    setAdded(at + 1)
    wantedFocus.current = at + 1
  }
  const enter = (at: number, text: string) => {
    commit(at, text)
    if (text !== '' && isList) addAfter(at)
  }
  const addLast = () => {
    if (added === undefined) {
      if (typed !== undefined) commit(typed.at, typed.text)
      addAfter(args.length - 1)
    } else if (textAt(added) === '') list.current?.querySelectorAll('input')[added]?.focus()
    else enter(added, textAt(added))
  }
  const remove = (at: number) => {
    setTyped(undefined)
    wantedFocus.current = Math.max(at - 1, 0)
    if (at === added) setAdded(undefined)
    else onChange(args.toSpliced(at, 1))
  }
  const onKeyDown = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    const text = textAt(at)
    const { selectionStart, selectionEnd } = event.currentTarget
    const goTo = (next: number) => {
      const field = list.current?.querySelectorAll('input')[next]
      if (field === undefined) return
      event.preventDefault()
      field.focus()
    }
    if (event.key === 'Backspace' && text === '' && shown.length > 1 && disabledReason === undefined) {
      event.preventDefault()
      remove(at)
    }
    if (event.key === 'ArrowLeft' && selectionEnd === 0) goTo(at - 1)
    if (event.key === 'ArrowRight' && selectionStart === text.length) goTo(at + 1)
    if (event.key === 'Escape' && text !== (shown[at] ?? '')) {
      event.stopPropagation()
      setTyped(undefined)
    }
  }
  const paste = (at: number, event: ClipboardEvent) => {
    const pieces = event.clipboardData
      .getData('text')
      .split(/[\t\r\n]+/)
      .filter((piece) => piece !== '')
    if (!isList || pieces.length < 2 || disabledReason !== undefined) return
    event.preventDefault()
    const here = textAt(at)
    const all = here === '' ? pieces : [here, ...pieces]
    setTyped(undefined)
    setAdded(undefined)
    wantedFocus.current = at + all.length - 1
    onChange(args.toSpliced(at, at === added ? 0 : 1, ...all))
  }
  return (
    <div data-column="arguments">
      <fieldset ref={list} className="arguments" aria-label={`Arguments of ${input}`}>
        {shown.map((_, at) => {
          const text = textAt(at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two arguments may be the same text
            <span key={at} className="argument">
              <CompletedField
                label={`Argument ${at + 1} of ${input}`}
                className={checkArgument(text).length > 0 ? 'warned' : ''}
                value={text}
                complete={completingTo(offers)}
                disabledReason={disabledReason}
                describedBy={hintId}
                isUntyped={text === (shown[at] ?? '')}
                onChange={(next) => setTyped({ at, text: next })}
                onCommit={(next) => enter(at, next)}
                onKey={(event) => onKeyDown(at, event)}
                onPaste={(event) => paste(at, event)}
                onFocus={() => setFocused(at)}
                onBlur={() => {
                  setFocused(undefined)
                  if (typed?.at === at || at === added) commit(at, text)
                }}
              />
              {shown.length > 1 && disabledReason === undefined && (
                <button type="button" tabIndex={-1} aria-label={`Remove ${text}`} onClick={() => remove(at)}>
                  <span className="cell-icon clear" />
                </button>
              )}
            </span>
          )
        })}
        {isList && disabledReason === undefined && (
          <IconButton
            size="small"
            aria-label={`Add argument to ${input}`}
            // A field that is left empty goes, and the button would move away under the mouse
            onMouseDown={(event) => event.preventDefault()}
            onClick={addLast}
          >
            <AddIcon fontSize="inherit" />
          </IconButton>
        )}
      </fieldset>
      <ArgumentHint id={hintId} texts={shown.map((_, at) => textAt(at))} focused={focused} />
    </div>
  )
}

/** What there is to say of the argument that is typed, or else of all. */
function ArgumentHint({
  id,
  texts,
  focused,
}: {
  id: string
  texts: readonly string[]
  focused: number | undefined
}) {
  const warnings = [...new Set(texts.flatMap(checkArgument))]
  const text = focused === undefined ? warnings.join(' ') : argumentHint(texts[focused] ?? '')
  return (
    <div id={id} className={warnings.includes(text) || text.startsWith('WARNING') ? 'hint warned' : 'hint'}>
      {text}
    </div>
  )
}
