import { addLiterals, type CanonicalPlace, checkNewLiteral, type Slot, splitLiterals } from '@sdp/domain'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { ProblemTip } from '../../ui/ProblemTip.tsx'
import type { WantedPaste } from './CanonicalsView.tsx'
import { LiteralInput } from './LiteralInput.tsx'

interface AddLiteralProps {
  slot: Slot
  place: CanonicalPlace
  onPaste: (paste: WantedPaste) => void
  /** Told when the focus goes back to the last literal. */
  onLeave: () => void
}

/** Adds what is typed by Enter, by a comma or by leaving the field, and keeps the focus for the next. */
export function AddLiteral({ slot, place, onPaste, onLeave }: AddLiteralProps) {
  const { edit, language } = useEditing()
  const [typed, setTyped] = useState('')
  const [isFocused, setFocused] = useState(false)
  const literals = splitLiterals(typed)
  const problem = literals
    .map((literal) => checkNewLiteral(slot, literal, { language }))
    .find((message) => message !== undefined)

  const add = () => {
    if (literals.length === 0) setTyped('')
    else if (problem === undefined && edit(addLiterals, { ...place, literals, language })) setTyped('')
  }
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
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
    onPaste({ text, canonical: place.canonical })
  }
  return (
    <ProblemTip problem={isFocused ? problem : undefined}>
      <LiteralInput
        data-stop
        dir="auto"
        aria-label={`Add literal to ${place.canonical}`}
        aria-invalid={problem !== undefined}
        placeholder="Add literal"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={hear}
        onPaste={paste}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          add()
        }}
      />
    </ProblemTip>
  )
}

/** The same field of the canonical above or below. */
function focusNeighbour(field: HTMLElement, key: 'ArrowUp' | 'ArrowDown'): void {
  const row = field.closest('tr')
  const next = key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling
  next?.querySelector<HTMLElement>('input[data-stop]')?.focus()
}
