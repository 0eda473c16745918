import { type RevisionReply, revisions, type SavePointReply, savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { callKey, useCall } from '../../server/use-call.ts'
import { notify, notifyFailure } from '../../ui/notifications.tsx'

interface History {
  revisions: readonly RevisionReply[]
  savePoints: readonly SavePointReply[]
  request: UseInfiniteQueryResult
  isLoading: boolean
  /** Loads the next ones, when there are more. */
  loadMore: (() => void) | undefined
}

/** What was saved in the open save point, newest first and page by page; and the save points of its domain. */
export function useHistory(): History {
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useEditing((editing) => editing.domain)
  const { data: points = [] } = useCall(
    savePoints.list,
    { params: { name: domain.name } },
    { onFailure: ({ message }) => notify('error', message) },
  )
  const request = useInfiniteQuery({
    queryKey: callKey(revisions.list, domainId),
    queryFn: ({ pageParam, signal }) =>
      call(revisions.list, { params: { id: domainId }, query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) =>
      more ? pages.reduce((count, page) => count + page.revisions.length, 0) : undefined,
    // What was saved since the last look belongs in it.
    staleTime: 0,
    meta: { onFailure: (error) => notifyFailure(messages.history.fetchFailed, error) },
  })
  const { data, isLoading, hasNextPage, fetchNextPage } = request
  return {
    request,
    revisions: data?.pages.flatMap((page) => page.revisions) ?? [],
    savePoints: points,
    isLoading,
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}
