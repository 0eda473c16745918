import { addLiterals, type CanonicalPlace, splitLiterals } from '@sdp/domain/slots'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { neighbourRow } from '../../ui/grid/cell-controls.ts'
import { useTypedText } from '../../ui/grid/use-typed.ts'
import { FieldProblem } from '../../ui/ProblemTip.tsx'
import type { CanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

interface AddLiteralProps {
  rules: CanonicalRules
  place: CanonicalPlace
  onPaste: (paste: WantedPaste) => void
  /** Called when the focus goes back to the last literal. */
  onLeave: () => void
}

/** Adds what is typed by Enter, by a comma or by leaving the field, and keeps the focus for the next. */
export function AddLiteral({ rules, place, onPaste, onLeave }: AddLiteralProps) {
  const { edit, language, checkLiteral } = rules
  const { canonical } = place
  const [typed = '', type] = useTypedText('new literal')
  const setTyped = (text: string) => type(text === '' ? undefined : text)
  const [isFocused, setFocused] = useState(false)
  const problemId = useId()
  const literals = splitLiterals(typed)
  const problem = literals.map((literal) => checkLiteral(literal)).find((message) => message !== undefined)
  const isProblemShown = isFocused && problem !== undefined

  const add = () => {
    if (literals.length === 0) setTyped('')
    else if (problem === undefined && edit(addLiterals, { ...place, literals, language })) setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || /^[,،、，]$/.test(event.key)) {
      event.preventDefault()
      add()
    }
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
    }
    if (typed !== '') return
    if (event.key === 'Backspace' || event.key === 'ArrowLeft') onLeave()
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      focusNeighbour(event.currentTarget, event.key)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    onPaste({ text, canonical })
  }
  return (
    <>
      <input
        className="literal-field"
        data-stop
        dir="auto"
        aria-label={`Add literal to ${canonical}`}
        aria-invalid={problem !== undefined}
        aria-describedby={isProblemShown ? problemId : undefined}
        placeholder="Add literal"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          add()
        }}
      />
      {isProblemShown && <FieldProblem id={problemId} problem={problem} />}
    </>
  )
}

/** The same field of the canonical above or below. */
function focusNeighbour(field: HTMLElement, key: 'ArrowUp' | 'ArrowDown'): void {
  neighbourRow(field, key === 'ArrowUp' ? -1 : 1)
    ?.querySelector<HTMLElement>('input[data-stop]')
    ?.focus()
}
