import { DomainReply, domains } from '@sdp/api'
import { CallFailed, call } from '../../browser/calls.ts'
import { callKey, queryClient } from '../../browser/use-call.ts'

/** Changes the list that was fetched, wherever it is shown. */
export function changeDomainList(change: (list: readonly DomainReply[]) => DomainReply[]): void {
  queryClient.setQueriesData<DomainReply[]>(
    { queryKey: callKey(domains.list) },
    (list) => list && change(list),
  )
}

/** Lets the list be fetched anew: at once where it is on the screen, otherwise when it is next. */
export function refetchDomainList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(domains.list) })
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
