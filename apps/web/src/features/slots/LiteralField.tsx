import { type CanonicalPlace, renameLiteral } from '@sdp/domain/slots'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { ProblemTip } from '../../ui/ProblemTip.tsx'
import type { CanonicalRules } from './use-canonical-rules.ts'

interface LiteralFieldProps {
  rules: CanonicalRules
  place: CanonicalPlace
  literal: string
  typed: string
  onType: (text: string) => void
  /** Whether it is to get the focus at once. */
  shouldAutoFocus: boolean
  onDone: (how: { byKey: boolean }) => void
}

/** Changes a literal: Enter and leaving it commit, unless it is wrong; Esc puts it back. */
export function LiteralField(props: LiteralFieldProps) {
  const { rules, place, literal, typed, onType, shouldAutoFocus, onDone } = props
  const { edit, language, checkLiteral } = rules
  const isDone = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const focusesOnMount = useRef(shouldAutoFocus)
  useLayoutEffect(() => {
    if (focusesOnMount.current) field.current?.focus()
  }, [])
  const to = typed.trim()
  const problem = to === literal ? undefined : checkLiteral(to, literal)

  const [isFocused, setFocused] = useState(false)

  const end = ({ commit, byKey }: { commit: boolean; byKey: boolean }) => {
    // Leaving the field by a key makes the browser leave it once more
    if (isDone.current || (commit && problem !== undefined)) return
    isDone.current = true
    if (commit) edit(renameLiteral, { ...place, from: literal, to, language })
    onDone({ byKey })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    end({ commit: event.key === 'Enter', byKey: true })
  }
  return (
    <ProblemTip problem={problem} isActive={isFocused}>
      <input
        className="literal-field"
        ref={field}
        dir="auto"
        aria-label={`Change literal ${literal}`}
        aria-invalid={problem !== undefined}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => {
          setFocused(true)
          target.select()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setFocused(false)
          end({ commit: true, byKey: false })
        }}
      />
    </ProblemTip>
  )
}
