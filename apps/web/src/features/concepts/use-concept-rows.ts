import { concepts, type Sent } from '@sdp/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { logConceptFailure } from '../../parts/concepts.ts'
import { call } from '../../server/calls.ts'
import { callKey, queryClient } from '../../server/use-call.ts'
import { useConceptUpdateCount } from './concept-news.ts'
import { type ConceptPages, newestOf, rowsOf, withChanges } from './concept-pages.ts'
import { type ConceptSearch, filterOf, shownLanguage, sortingOf } from './concept-search.ts'

/**
 * The concepts that the address asks for, page after page until all are there; after that only what changed is read.
 * Another address cancels what is still on its way. A failure to load is only logged.
 */
export function useConceptRows(search: ConceptSearch) {
  const body = { filter: filterOf(search), sortBy: sortingOf(search), language: shownLanguage(search) }
  const queryKey = callKey(concepts.query, body)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: page, signal }) => call(concepts.query, { params: { page }, body, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    meta: { onFailure: logConceptFailure },
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage, refetch } = query
  const isSettled = !isFetching && !isPlaceholderData
  useEffect(() => {
    if (hasNextPage && isSettled && !isError) void fetchNextPage()
  }, [hasNextPage, isSettled, isError, fetchNextPage])

  const updateCount = useConceptUpdateCount((state) => state.count)
  const seen = useRef(updateCount)
  // Events that arrive while pages come in are followed up once they are there
  useEffect(() => {
    if (updateCount === seen.current || !isSettled || (hasNextPage && !isError)) return
    seen.current = updateCount
    if (isError) void refetch()
    else catchUp(queryKey, body).catch(logConceptFailure)
  })

  const rows = useMemo(() => (data === undefined ? [] : rowsOf(data)), [data])
  return { rows, total: data?.pages[0]?.total ?? 0, request: query }
}

/** Reads what changed since the table was read; the whole table only where that is not enough. */
async function catchUp(
  queryKey: readonly unknown[],
  body: Sent<typeof concepts.query.shapes>['body'],
): Promise<void> {
  const read = () => queryClient.getQueryData<ConceptPages>(queryKey)
  const before = read()
  if (before === undefined) return
  const changes = await call(concepts.queryChanged, { body: { ...body, since: newestOf(before) } })
  const now = read()
  // Somebody else may have caught up, or read it all again
  if (now === undefined || newestOf(now) >= changes.newest) return
  const after = withChanges(now, changes)
  if (after === undefined) await queryClient.invalidateQueries({ queryKey, exact: true })
  else queryClient.setQueryData<ConceptPages>(queryKey, after)
}
