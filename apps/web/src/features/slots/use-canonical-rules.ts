import { checkCanonicalName, checkNewLiteral, type Slot } from '@sdp/domain/slots'
import { useMemo, useRef } from 'react'
import { type ApplyEdit, useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'

export interface CanonicalRules {
  /** The name of the slot. */
  slot: string
  language: string
  disabledReason: string | undefined
  edit: ApplyEdit
  /** What is wrong with the name of a canonical; `own` is the one that it has now. */
  checkName: (name: string, own?: string) => string | undefined
  /** What is wrong with a literal; `own` is the text that it has now. */
  checkLiteral: (literal: string, own?: string) => string | undefined
}

/** What the rows of canonicals read and report; the same from edit to edit, or each would draw all rows again. */
export function useCanonicalRules(slot: Slot): CanonicalRules {
  const language = useEditing((editing) => editing.language)
  const { disabledReason, edit } = useEdit()
  const { name } = slot
  const latest = useRef(slot)
  latest.current = slot
  return useMemo(
    () => ({
      slot: name,
      language,
      disabledReason,
      edit,
      checkName: (to, own) => checkCanonicalName(latest.current, to, own),
      checkLiteral: (literal, own) =>
        checkNewLiteral(latest.current, literal, { language, ...(own !== undefined && { own }) }),
    }),
    [name, language, disabledReason, edit],
  )
}
