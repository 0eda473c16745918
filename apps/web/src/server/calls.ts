import { auth, type Endpoint, type EndpointShapes, ErrorReply, type Reply, type Sent } from '@sdp/api'
import { messages } from '@sdp/domain'
import { logger } from '../browser/logger.ts'
import { learnClock } from './clock.ts'
import { backendBase, publicConfig, storedStage } from './public-config.ts'
import { forgetSignIn, keepSignIn, type SignedIn, storedSignIn, useSignIn } from './sign-in.ts'

const log = logger('server')

/** The server answered, and the answer is no. */
export class CallFailed extends Error {
  readonly status: number
  readonly details: unknown
  /** Under which the server's log has it; present where the server, and not the wish, was at fault (ruling R425). */
  readonly requestId: string | undefined

  constructor(
    status: number,
    message: string,
    { details, requestId }: { details?: unknown; requestId?: string | undefined } = {},
  ) {
    super(message)
    this.name = 'CallFailed'
    this.status = status
    this.details = details
    this.requestId = requestId
  }
}

/** The caller no longer wants the answer. */
export class RequestCancelled extends Error {
  constructor() {
    super('RequestCancelled')
    this.name = 'RequestCancelled'
  }
}

export type CallParameters<S extends EndpointShapes> = Sent<S> & { signal?: AbortSignal | undefined }

/** Calls the server through the description of the call. */
export async function call<S extends EndpointShapes>(
  endpoint: Endpoint<S>,
  ...[parameters]: Record<never, never> extends CallParameters<S>
    ? [parameters?: CallParameters<S>]
    : [parameters: CallParameters<S>]
): Promise<Reply<S>> {
  const send = async (signedIn: SignedIn | undefined) => {
    const base = backendBase(await publicConfig(), storedStage())
    return sendRequest(
      base + pathOf(endpoint.path, parameters),
      requestOf(endpoint, parameters, signedIn),
      parameters?.signal,
    )
  }
  const isPublic = endpoint.shapes.access === 'public'
  const signedIn = isPublic ? undefined : await usableSignIn()
  if (!isPublic && signedIn === undefined && useSignIn.getState().signedIn !== undefined) {
    throw new CallFailed(0, messages.general.unreachable)
  }
  let response = await send(signedIn)
  if (response.status === 401 && signedIn !== undefined) {
    const renewed = await refreshSignIn(signedIn)
    if (renewed !== undefined) {
      response = await send(renewed)
      if (response.status === 401) forgetSignIn()
    }
  }
  if (!response.ok) throw await failureOf(response)
  const content = await unlessCancelled(parameters?.signal, () =>
    endpoint.shapes.file === undefined ? contentOf(response) : response.blob(),
  )
  return endpoint.shapes.reply.parse(content) as Reply<S>
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The path with its parameters and query filled in; what is undefined is left out. */
export function pathOf(path: string, { params, query }: Parts = {}): string {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

function requestOf(
  endpoint: Endpoint,
  parameters: Parts | undefined,
  signedIn: SignedIn | undefined,
): RequestInit {
  const headers = new Headers()
  if (endpoint.shapes.access !== 'public') {
    if (signedIn === undefined) throw new Error(messages.signIn.notSignedIn)
    headers.set('authorization', `Bearer ${signedIn.accessToken}`)
  }
  // The sign-in calls of a backend on another address need its cookie too.
  const credentials = endpoint.path.startsWith('/v2/auth/') ? 'include' : 'same-origin'
  const request: RequestInit = { method: endpoint.method, headers, credentials }
  if (parameters?.body !== undefined) {
    if (endpoint.shapes.form !== undefined) {
      // The browser writes the type itself, with the words that stand between the parts
      request.body = formOf(endpoint, parameters.body)
    } else {
      headers.set('content-type', 'application/json')
      request.body = bodyText(endpoint, parameters.body)
    }
  }
  const deadline = AbortSignal.timeout(deadlineOf(endpoint))
  request.signal = parameters?.signal ? AbortSignal.any([parameters.signal, deadline]) : deadline
  return request
}

/**
 * Within which an answer is there. Files, and what may be as large as them, take their time on a slow line
 * (ruling R355).
 */
function deadlineOf({ shapes }: Endpoint): number {
  const isLarge = shapes.file !== undefined || shapes.form !== undefined || shapes.bodyLimit !== undefined
  return isLarge ? 300_000 : 60_000
}

/** Refuses what is too large here: a server that refuses it ends the connection, and the browser never gets the reason. */
function bodyText({ shapes }: Endpoint, body: unknown): string {
  const text = JSON.stringify(body)
  const isTooLarge = shapes.bodyLimit !== undefined && new Blob([text]).size > shapes.bodyLimit
  if (isTooLarge) throw new CallFailed(413, messages.general.tooLarge)
  return text
}

/** The fields and files of a form; a file that is too large is refused here, as a text is. */
function formOf({ shapes }: Endpoint, body: unknown): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(body as Record<string, string | File[] | undefined>)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) {
      const isTooLarge = one instanceof File && one.size > (shapes.form?.fileBytes ?? 0)
      if (isTooLarge) throw new CallFailed(413, messages.general.tooLarge)
      form.append(field, one)
    }
  }
  return form
}

async function sendRequest(
  address: string,
  request: RequestInit,
  wanted: AbortSignal | undefined,
): Promise<Response> {
  const started = performance.now()
  const sentAt = Date.now()
  const what = `${request.method} ${address}`
  try {
    const response = await unlessCancelled(wanted, () => fetch(address, request))
    const { status, ok, headers } = response
    learnClock(headers.get('date'), sentAt)
    const level = ok ? 'debug' : status < 500 ? 'warn' : 'error'
    const took = Math.round(performance.now() - started)
    log[level](`${what}: ${status} after ${took} ms, request ${headers.get('x-request-id') ?? 'without id'}`)
    return response
  } catch (error) {
    if (error instanceof RequestCancelled) log.debug(`${what}: cancelled`)
    else log.error(`${what}: not answered`, error)
    throw error
  }
}

/** Waits for the network, which the caller may stop at any moment: while the answer is awaited, or comes in. */
async function unlessCancelled<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) throw new RequestCancelled()
    const isUnanswered =
      error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
    throw isUnanswered ? new CallFailed(0, messages.general.unreachable) : error
  }
}

const largeBytes = 1_000_000

/** The answer's JSON. A large one comes in as a blob, off the page's main thread: `json` would take it in piece by piece. */
async function contentOf(response: Response): Promise<unknown> {
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) < largeBytes) return response.json()
  const blob = await response.blob()
  return JSON.parse(await blob.text())
}

async function failureOf(response: Response): Promise<CallFailed> {
  const { status, statusText, headers } = response
  const requestId = (status >= 500 && headers.get('x-request-id')) || undefined
  const parsed = ErrorReply.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) return new CallFailed(status, statusText || messages.general.unexpected, { requestId })
  const { message, details } = parsed.data
  return new CallFailed(status, message, { details, requestId })
}

/** The sign-in with an access token that should still hold; a page that was just loaded has none yet. */
export async function usableSignIn(): Promise<SignedIn | undefined> {
  const { signedIn } = useSignIn.getState()
  return signedIn !== undefined && signedIn.until <= Date.now() ? refreshSignIn(signedIn) : signedIn
}

/**
 * New tokens for those that did not hold. All tabs share one refresh token that is good for one use, so they take turns,
 * and each takes what the one before left in the storage.
 */
export async function refreshSignIn(old: SignedIn): Promise<SignedIn | undefined> {
  return whileNobodyRefreshes(async () => {
    const { signedIn } = useSignIn.getState()
    if (signedIn === undefined) return undefined
    // Another call of this tab was faster.
    if (![old.accessToken, ''].includes(signedIn.accessToken)) return signedIn
    const { refreshToken } = storedSignIn() ?? signedIn
    try {
      const tokens = await call(auth.refresh, { body: { refreshToken } })
      // Who signed out meanwhile stays signed out.
      return useSignIn.getState().signedIn && keepSignIn(tokens)
    } catch (error) {
      // A lost network, a page being left or a busy server says nothing about the sign-in: only a refusal ends it
      // (ruling R341).
      if (error instanceof CallFailed && refusals.includes(error.status)) forgetSignIn()
      return undefined
    }
  })
}

const refusals = [400, 401, 403]

/** Does what brings new tokens in one tab at a time. */
export function whileNobodyRefreshes<T>(work: () => Promise<T>): Promise<T> {
  return inOneTabAtATime('sdp-refresh', work)
}

let lastInThisTab: Promise<unknown> = Promise.resolve()

/** One after the other, in this tab and all others. */
function inOneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks !== undefined) return navigator.locks.request(name, work)
  // Browsers offer locks on secure and loopback addresses only; elsewhere at least this tab keeps the order.
  const mine = lastInThisTab.then(work)
  lastInThisTab = mine.catch(() => undefined)
  return mine
}
