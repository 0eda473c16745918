import { type Publication, publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { Item } from '@sdp/domain/publishing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../server/calls.ts'
import { callKey } from '../../server/use-call.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import { usePublishing } from './publishing-store.ts'

/** As many as a page of the history has. */
const pageSize = 50

interface Publications {
  publications: readonly Publication[]
  isPending: boolean
  isFetching: boolean
  /** Reads older ones; undefined where there are none. */
  more: (() => void) | undefined
}

/** What was published at a place, newest first. */
export function usePublications(place: Pick<Item, 'node' | 'environment' | 'language'>): Publications {
  const about = usePublishing((state) => state.about)
  const { node, environment, language } = place
  const context = {
    node,
    ...(environment !== '' && { environment }),
    ...(language !== '' && { language }),
  }
  const { data, isPending, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: callKey(publishing.history, { about, context }),
    queryFn: ({ pageParam: after, signal }) =>
      call(publishing.history, { body: { domain: about!, context: { ...context, after } }, signal }),
    enabled: about !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.run),
    placeholderData: (before) => before,
    staleTime: 0,
    meta: { onFailure: (error) => notifyFailure(messages.publishing.historyFailed, error) },
  })
  return {
    publications: data?.pages.flat() ?? [],
    isPending,
    isFetching,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}
