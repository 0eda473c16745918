import { type ConceptRow, concepts } from '@sdp/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { logConceptFailure } from '../../parts/concepts.ts'
import { call } from '../../server/calls.ts'
import { callKey } from '../../server/use-call.ts'
import { type ConceptSearch, filterOf, shownLanguage, sortingOf } from './concept-search.ts'

/**
 * The concepts that the address asks for, page after page until all are there. Another address cancels what is still on its
 * way. A failure to load is only logged.
 */
export function useConceptRows(search: ConceptSearch) {
  const body = { filter: filterOf(search), sortBy: sortingOf(search), language: shownLanguage(search) }
  const query = useInfiniteQuery({
    queryKey: callKey(concepts.query, body),
    queryFn: ({ pageParam: page, signal }) => call(concepts.query, { params: { page }, body, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    meta: { onFailure: logConceptFailure },
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && !isPlaceholderData) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage])
  // One that moved to another page meanwhile is in both
  const rows = useMemo(() => {
    const byId = new Map<string, ConceptRow>()
    for (const page of data?.pages ?? []) for (const row of page.concepts) byId.set(row.id, row)
    return [...byId.values()]
  }, [data])
  return {
    rows,
    total: data?.pages[0]?.total ?? 0,
    isPending: query.isPending,
    isError,
    refetch: query.refetch,
  }
}
