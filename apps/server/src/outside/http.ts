import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@sdp/domain'
import { withinMillis } from '../process/ending-signals.ts'

export interface OutsideRequest {
  /**
   * Who named the address. The operator's setting may lead into the own network; what an author wrote, and every other
   * address that an answer leads on to, may not (ruling R376).
   */
  namedBy: 'operator' | 'author'
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** For the whole call, redirects included. */
  timeoutMillis: number
  maxBytes: number
  /** When nobody waits for it any more: the one who asked is gone, or the server stops. */
  signal: AbortSignal
}

export interface OutsideAnswer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** The call is not made, or its answer not taken, and asking again would give the same. */
export class OutsideRefusal extends Error {}

const maxRedirects = 5

/** The one way in which this server calls systems that are not ours. */
export async function askOutside(address: string, request: OutsideRequest): Promise<OutsideAnswer> {
  const { timeoutMillis } = request
  return withinMillis(timeoutMillis, request.signal, async (signal) => {
    try {
      return await follow(new URL(address), request, signal)
    } catch (error) {
      // Whose signal it was that ended the call: the other one is the caller's own.
      if (signal.aborted && !request.signal.aborted) {
        throw new Error(`it did not answer within ${timeoutMillis / 1000} seconds`)
      }
      throw error
    }
  })
}

async function follow(first: URL, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
  let url = first
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const isNamed = request.namedBy === 'operator' && url.origin === first.origin
    const answer = await ask(url, request, {
      signal,
      onlyPublic: !isNamed,
      isFirst: url.origin === first.origin,
    })
    const next = redirection(url, request, answer)
    if (next === undefined) return answer
    if (url.protocol === 'https:' && next.protocol === 'http:') {
      throw new OutsideRefusal(`it leads from https to ${next.origin}`)
    }
    url = next
  }
  throw new OutsideRefusal(`it leads on more than ${maxRedirects} times`)
}

/** Only reading follows an answer that leads on: a body goes to the named address alone. */
function redirection(from: URL, { method = 'GET' }: OutsideRequest, answer: OutsideAnswer): URL | undefined {
  const { location } = answer.headers
  if (method !== 'GET' || location === undefined || ![301, 302, 303, 307, 308].includes(answer.status)) {
    return undefined
  }
  if (!URL.canParse(location, from.href)) throw new OutsideRefusal('it leads to something that is no address')
  return new URL(location, from)
}

interface AskOptions {
  signal: AbortSignal
  onlyPublic: boolean
  /** Headers can hold secrets, which are not for other systems. */
  isFirst: boolean
}

function ask(
  url: URL,
  request: OutsideRequest,
  { signal, onlyPublic, isFirst }: AskOptions,
): Promise<OutsideAnswer> {
  const protocol = { 'http:': http, 'https:': https }[url.protocol]
  if (protocol === undefined) throw new OutsideRefusal(`${url.protocol} is neither http nor https`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name is judged when it is resolved; a number never is.
  if (onlyPublic && isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress(url.hostname)

  return new Promise((resolve, reject) => {
    const call = protocol.request(
      url,
      {
        method: request.method ?? 'GET',
        headers: isFirst ? request.headers : {},
        signal,
        agent: false,
        ...(onlyPublic ? { lookup: publicLookup } : {}),
      },
      (response) => readAnswer(response, request.maxBytes).then(resolve, reject),
    )
    call.on('error', reject)
    call.end(request.body)
  })
}

/**
 * Judges what the name stands for at the moment of connecting, so that no later answer of the resolver can differ
 * (ruling R376).
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refusal =
      error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : privateAddress(hostname))
    if (refusal !== null) return callback(refusal, [])
    const [first] = found as [LookupAddress, ...LookupAddress[]]
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

function privateAddress(host: string): OutsideRefusal {
  return new OutsideRefusal(`${host} is an address of a private network`)
}

/** The body is counted while it comes, since a length can be missing or wrong. */
async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<OutsideAnswer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) {
      response.destroy()
      throw new OutsideRefusal(`its answer is larger than ${Math.ceil(maxBytes / 1024 / 1024)} MB`)
    }
    pieces.push(piece)
  }
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }
}
