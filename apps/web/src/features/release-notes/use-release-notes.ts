import { releaseNotes } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../server/calls.ts'
import { callKey, useCall } from '../../server/use-call.ts'
import { notifyFailure } from '../../ui/notifications.tsx'

/** The release notes, page after page. */
export function useReleaseNotes() {
  const query = useInfiniteQuery({
    queryKey: callKey(releaseNotes.list, 'pages'),
    queryFn: ({ pageParam: offset, signal }) =>
      // PAGE-013: only when greater than zero
      call(releaseNotes.list, { query: offset > 0 ? { offset } : {}, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { data }) => sum + data.data.length, 0)
      return last.data.data.length > 0 && shown < last.data.total ? shown : undefined
    },
    meta: { onFailure: (error) => notifyFailure(messages.releaseNotes.fetchFailed, error) },
  })
  return { request: query, notes: query.data?.pages.flatMap(({ data }) => data.data) ?? [] }
}

/** Whether there are release notes of the last day; a failure is no reason to disturb anybody. */
export function useHasNewNotes(): boolean {
  const { data } = useCall(releaseNotes.list, { query: { lastDay: 'true' } })
  return (data?.data.data.length ?? 0) > 0
}
