import { usageOf, usesOf } from '@sdp/domain'
import { type Canonical, deleteCanonicals } from '@sdp/domain/slots'
import { type RefObject, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { check } from '../../editing/use-edit.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { nameOf } from '../../ui/names.ts'
import { canonicalDeletionText } from './deletion-texts.ts'
import type { CanonicalRules } from './use-canonical-rules.ts'

/** Deletes canonicals, once what goes with them was confirmed; the focus goes to what takes their place. */
export function useCanonicalDeletion(
  grid: RefObject<GridHandle<Canonical> | null>,
  rules: CanonicalRules,
  shown: readonly Canonical[],
): (canonicals: readonly Canonical[]) => Promise<void> {
  const latest = useRef(shown)
  latest.current = shown
  return useCallback(
    async (canonicals: readonly Canonical[]) => {
      const { slot, edit } = rules
      const args = { slot, canonicals: canonicals.map(nameOf) }
      const usage = usageOf(check(usesOf, { kind: 'canonical', slot, names: args.canonicals }))
      const hasOthers = check(({ languages }) => languages.length > 1)
      const text = canonicalDeletionText(canonicals, usage, { hasOthers })
      const title = canonicals.length === 1 ? 'Delete canonical' : 'Delete canonicals'
      const asked = { title, edit: deleteCanonicals, args }
      if (text !== undefined && !(await confirmDeletion({ ...asked, text }))) return
      const place = latest.current.findIndex(({ name }) => name === args.canonicals[0])
      flushSync(() => edit(deleteCanonicals, args))
      grid.current?.focus(place)
    },
    [grid, rules],
  )
}
