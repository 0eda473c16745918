import { type Canonical, deleteLiteral, literalUsage } from '@sdp/domain/slots'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { check } from '../../editing/use-edit.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { AddLiteral } from './AddLiteral.tsx'
import { literalDeletionText } from './deletion-texts.ts'
import { EditableLiteral } from './EditableLiteral.tsx'
import type { WantedPaste } from './wanted-paste.ts'
import './literals.css'
import type { CanonicalRules } from './use-canonical-rules.ts'

interface LiteralChipsProps {
  rules: CanonicalRules
  canonical: Canonical
  onPaste: (paste: WantedPaste) => void
}

/** The literals of a canonical, each in the direction of its script, and a field for the next. */
export function LiteralChips({ rules, canonical, onPaste }: LiteralChipsProps) {
  const { edit, disabledReason } = rules
  const list = useRef<HTMLDivElement>(null)
  const place = { slot: rules.slot, canonical: canonical.name }

  /** Goes to the literal at a place, or else to the field at the end, before the next key is pressed. */
  const focusAt = (index: number, change?: () => void) => {
    if (change) flushSync(change)
    const stops = list.current?.querySelectorAll<HTMLElement>('[data-stop]')
    stops?.[Math.min(Math.max(index, 0), stops.length - 1)]?.focus()
  }
  const remove = async (literal: string, index: number) => {
    const text = literalDeletionText(literal, check(literalUsage, { ...place, literal }))
    if (
      text !== undefined &&
      !(await confirm({ title: 'Delete literal', text, action: 'Delete', danger: true }))
    ) {
      return
    }
    focusAt(index, () => edit(deleteLiteral, { ...place, literal }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out in a box more, in each row of a list
    <div ref={list} className="literals-group" role="group" aria-label={`Literals of ${canonical.name}`}>
      {canonical.literals.map((literal, index) => (
        <EditableLiteral
          // biome-ignore lint/suspicious/noArrayIndexKey: another row takes over these elements while scrolling
          key={index}
          rules={rules}
          place={place}
          literal={literal}
          onLeave={(change) => focusAt(index, change)}
          onDelete={() => void remove(literal, index)}
        />
      ))}
      {disabledReason === undefined && (
        <AddLiteral
          rules={rules}
          place={place}
          onPaste={onPaste}
          onLeave={() => focusAt(canonical.literals.length - 1)}
        />
      )}
    </div>
  )
}
