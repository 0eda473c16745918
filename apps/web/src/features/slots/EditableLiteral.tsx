import type { CanonicalPlace } from '@sdp/domain/slots'
import { useEffect, useRef } from 'react'
import { useTypedText } from '../../ui/grid/use-typed.ts'
import { LiteralChip } from './LiteralChip.tsx'
import { LiteralField } from './LiteralField.tsx'
import type { CanonicalRules } from './use-canonical-rules.ts'

interface EditableLiteralProps {
  rules: CanonicalRules
  place: CanonicalPlace
  literal: string
  /** Ends the change and goes on from this literal. */
  onLeave: (change: () => void) => void
  onDelete: () => void
}

/** A literal, or the field in which it is changed. */
export function EditableLiteral({ rules, place, literal, onLeave, onDelete }: EditableLiteralProps) {
  const [typed, type] = useTypedText(`literal ${literal}`)
  const shouldAutoFocus = useRef(false)
  const readOnly = rules.disabledReason !== undefined
  const isEdited = typed !== undefined && !readOnly
  useEffect(() => {
    // Not when it is shown again with what was left in it
    if (isEdited) shouldAutoFocus.current = false
  }, [isEdited])
  if (!isEdited) {
    const begin = () => {
      shouldAutoFocus.current = true
      type(literal)
    }
    return <LiteralChip literal={literal} readOnly={readOnly} onEdit={begin} onDelete={onDelete} />
  }
  const end = () => type(undefined)
  return (
    <LiteralField
      rules={rules}
      place={place}
      literal={literal}
      typed={typed}
      onType={type}
      shouldAutoFocus={shouldAutoFocus.current}
      onDone={({ byKey }) => (byKey ? onLeave(end) : end())}
    />
  )
}
