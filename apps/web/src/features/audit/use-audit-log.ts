import { type AuditFilter, audit } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../server/calls.ts'
import { callKey } from '../../server/use-call.ts'
import { notifyFailure } from '../../ui/notifications.tsx'

/** The entries that a filter lets through, page after page; those of the filter before stay until the new ones come. */
export function useAuditLog(filter: AuditFilter) {
  const query = useInfiniteQuery({
    queryKey: callKey(audit.list, filter),
    queryFn: ({ pageParam: before, signal }) => call(audit.list, { query: { ...filter, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: (before) => before,
    staleTime: 0,
    meta: { onFailure: (error) => notifyFailure(messages.audit.fetchFailed, error) },
  })
  return { request: query, entries: query.data?.pages.flatMap(({ entries }) => entries) ?? [] }
}
