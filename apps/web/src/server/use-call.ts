import type { Endpoint, EndpointShapes, Reply, Sent } from '@sdp/api'
import {
  hashKey,
  type Query,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailed, type CallParameters, call, RequestCancelled } from './calls.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure?: ((error: Error) => void) | undefined; isPublic?: boolean }
  }
}

export const queryClient = new QueryClient({
  // Here and not in the components, so that a failure which several of them wait for is shown once.
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.onFailure?.(error) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !isFinal(error),
    },
  },
})

/** Whether asking again would give the same: the server answered, or nobody wants to know any more. */
function isFinal(error: Error): boolean {
  return error instanceof RequestCancelled || (error instanceof CallFailed && error.status > 0)
}

/** The key that a reply is cached under; without `sent`, of all replies of the endpoint. */
export function callKey(endpoint: Pick<Endpoint, 'method' | 'path'>, sent?: unknown): readonly unknown[] {
  const key = [endpoint.method, endpoint.path]
  return sent === undefined ? key : [...key, sent]
}

/** Asks again after news of a change: an answer that is on its way may be from before it. */
export async function askAgain(endpoint: Pick<Endpoint, 'method' | 'path'>): Promise<void> {
  const queryKey = callKey(endpoint)
  forgetEarlyCalls(endpoint)
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Gives up what the screen still waits for and asks for it again: to ask again alone would wait for the same answer. */
export async function refetchPending(): Promise<void> {
  const isAwaited = (query: Query) => query.isActive() && query.state.data === undefined
  await queryClient.cancelQueries({ predicate: isAwaited })
  await queryClient.refetchQueries({ predicate: isAwaited })
}

/** Forgets what was fetched for the person who left. What anybody may see stays: the home page may be waiting for it. */
export function forgetPersonalAnswers(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
}

interface CallOptions {
  enabled?: boolean
  /** For replies that are large or must be the newest: forgotten when nobody shows them any more. */
  forget?: boolean
  /** For replies that any save of others changes: asked again by everything that comes to show it. */
  askAlways?: boolean
  onFailure?: (error: Error) => void
}

/** The answer of a call that only reads, remembered and shared by all who ask the same. */
export function useCall<S extends EndpointShapes>(
  endpoint: Endpoint<S>,
  sent: Sent<S>,
  { enabled = true, forget = false, askAlways = false, onFailure }: CallOptions = {},
): UseQueryResult<Reply<S>> {
  const queryKey = callKey(endpoint, sent)
  const result = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      takeEarlyCall<Reply<S>>(queryKey) ?? (call as Caller<S>)(endpoint, { ...sent, signal }),
    enabled,
    ...(askAlways && { staleTime: 0 }),
    // Comparing a large answer with the one before takes longer than to show it, and to come back to the tab is no reason
    // to ask for it again.
    ...(forget && {
      gcTime: 0,
      structuralSharing: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    meta: { onFailure, isPublic: endpoint.shapes.access === 'public' },
  })
  const hash = hashKey(queryKey)
  useEffect(() => (forget ? () => forgetUnshown(hash) : undefined), [forget, hash])
  return result
}

/**
 * Forgets an answer that nobody shows any more. The library does so by a timer: who leaves a page and comes back at once
 * would be shown what was there before.
 */
function forgetUnshown(hash: string): void {
  const cache = queryClient.getQueryCache()
  const query = cache.get(hash)
  if (query?.getObserversCount() === 0) cache.remove(query)
}

const earlyCalls = new Map<string, Promise<unknown>>()
const earlyMillis = 10_000

/**
 * Asks before there is a component to show the answer, and once however often it is called; the first `useCall` of the
 * same takes the answer, if it comes soon.
 */
export function prefetchEarly<S extends EndpointShapes>(endpoint: Endpoint<S>, sent: Sent<S>): void {
  const key = hashKey(callKey(endpoint, sent))
  if (earlyCalls.has(key)) return
  const answer = (call as Caller<S>)(endpoint, sent as CallParameters<S>)
  const forget = () => earlyCalls.get(key) === answer && earlyCalls.delete(key)
  const forgetSoon = () => void setTimeout(forget, earlyMillis)
  // A failure is reported by whoever uses the result.
  answer.then(forgetSoon, forgetSoon)
  earlyCalls.set(key, answer)
}

/** Forgets what was asked early and nobody has taken: whoever asks next wants what is true then. */
export function forgetEarlyCalls(endpoint: Pick<Endpoint, 'method' | 'path'>): void {
  const beginning = JSON.stringify(callKey(endpoint)).slice(0, -1)
  for (const key of earlyCalls.keys()) if (key.startsWith(beginning)) earlyCalls.delete(key)
}

function takeEarlyCall<Answer>(queryKey: readonly unknown[]): Promise<Answer> | undefined {
  const key = hashKey(queryKey)
  const answer = earlyCalls.get(key)
  earlyCalls.delete(key)
  return answer as Promise<Answer> | undefined
}

/** Asks again whatever is remembered, so that whoever needs the answer next has the new one; a failure stays with them. */
export function loadCall<S extends EndpointShapes>(endpoint: Endpoint<S>, sent: Sent<S>): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: callKey(endpoint, sent),
    queryFn: ({ signal }) => (call as Caller<S>)(endpoint, { ...sent, signal }),
    staleTime: 0,
  })
}

// The conditional argument list of `call` cannot be resolved while S is open.
type Caller<S extends EndpointShapes> = (
  endpoint: Endpoint<S>,
  parameters: CallParameters<S>,
) => Promise<Reply<S>>
