import { domains, revisions } from '@sdp/api'
import { useMemo } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { readTheirs } from '../../editing/merge-with-theirs.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { useCall } from '../../server/use-call.ts'

/** What the server has now and what became of the entries that were opened here, read again with each conflict. */
export function useTheirs() {
  const open = useEditingStore((state) => state.open)
  const id = open?.head._id ?? ''
  const { data: reply, error } = useCall(
    domains.read,
    { params: { id }, query: { language: open?.language, skipSession: 'true' } },
    { forget: true },
  )
  const { data: lineage, error: lineageError } = useCall(
    revisions.lineage,
    { params: { id }, query: { from: open?.revision ?? '', to: reply?.revision ?? '' } },
    { enabled: open !== undefined && reply !== undefined },
  )
  const theirs = useMemo(
    () => open && reply && lineage && readTheirs(reply as FullDomain, lineage.lineage ?? undefined, open),
    [open, reply, lineage],
  )
  return { open, theirs, failure: (error ?? lineageError)?.message }
}
