import { valueIn } from '@sdp/domain/reusable-expressions'
import { useMemo } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { useDomain } from '../editing/use-editing.ts'
import type { Mentionables } from './expression-editor/completion.ts'

/** The slots and reusable parts of the open domain, as the expression editor offers them. */
export function useMentionables(): Mentionables {
  const slots = useDomain((domain) => domain.slots)
  const parts = useDomain((domain) => domain.reusableExpressions)
  const language = useEditingStore(({ open }) => open?.language ?? '')
  return useMemo(
    () => ({
      slots: slots.map(({ name, type }) => ({ name, about: type })),
      parts: parts.map((part) => ({ name: part.name, about: valueIn(part, language) })),
    }),
    [slots, parts, language],
  )
}
