import { DomainReply, domains } from '@sdp/api'
import { CallFailed, call } from '../../server/calls.ts'
import { callKey, queryClient } from '../../server/use-call.ts'

type Change = (list: DomainReply[]) => DomainReply[]

const queryKey = callKey(domains.list)

/** Changes the list that was fetched, wherever it is shown; one that is on its way may be from before, so it is changed too. */
export function changeDomainList(change: Change): void {
  changeFetched(change)
  const fetching = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  if (fetching.length === 0) return
  void Promise.allSettled(fetching.map((query) => query.fetch())).then(() => changeFetched(change))
}

function changeFetched(change: Change): void {
  queryClient.setQueriesData<DomainReply[]>({ queryKey }, (list) => list && change(list))
}

/** Lets the list be fetched again: at once where it is on the screen, otherwise when it is next. */
export function refetchDomainList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey })
}

/** One domain as the list holds it, or nothing when it is gone. */
export async function fetchListed(id: string): Promise<DomainReply | undefined> {
  try {
    const domain = await call(domains.read, { params: { id }, query: { includeDialogs: 'false' } })
    return DomainReply.parse(domain)
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined
    throw error
  }
}
