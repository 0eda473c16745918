import { type Canonical, canonicalUsage, deleteCanonical } from '@sdp/domain/slots'
import { type RefObject, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { check } from '../../editing/use-edit.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { canonicalDeletionText } from './deletion-texts.ts'
import type { CanonicalRules } from './use-canonical-rules.ts'

/** Deletes a canonical, once what goes with it was confirmed; the focus goes to what takes its place. */
export function useCanonicalDeletion(
  grid: RefObject<GridHandle<Canonical> | null>,
  rules: CanonicalRules,
  shown: readonly Canonical[],
): (canonical: Canonical) => Promise<void> {
  const latest = useRef(shown)
  latest.current = shown
  return useCallback(
    async (canonical: Canonical) => {
      const { slot, edit } = rules
      const place = { slot, canonical: canonical.name }
      const hasOthers = check(({ languages }) => languages.length > 1)
      const text = canonicalDeletionText(canonical, check(canonicalUsage, place), { hasOthers })
      const asked = { title: 'Delete canonical', edit: deleteCanonical, args: place }
      if (text !== undefined && !(await confirmDeletion({ ...asked, text }))) return
      const index = latest.current.findIndex(({ name }) => name === canonical.name)
      flushSync(() => edit(deleteCanonical, place))
      grid.current?.focus(index)
    },
    [grid, rules],
  )
}
