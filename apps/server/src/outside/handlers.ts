import { isLoopbackAddress, messages } from '@sdp/domain'
import type { Config } from '../config/config.ts'
import { askOutside, type OutsideAnswer, type OutsideRequest } from './http.ts'

type HandlerRequest = Omit<OutsideRequest, 'namedBy'>

/** Which handlers are called that are not public. */
export type HandlerReach = Pick<Config, 'handlerHosts' | 'loopbackHandlers'>

/**
 * Calls the handler of a domain. Its address was written by an author and has to be public, unless whoever runs this
 * server says where that host really is, or it is the machine of one developer.
 */
export function askHandler(
  { handlerHosts, loopbackHandlers }: HandlerReach,
  url: string,
  request: HandlerRequest,
): Promise<OutsideAnswer> {
  const { hostname, host, pathname, search } = new URL(url)
  const origin = trustedOrigin(handlerHosts, hostname)
  if (origin === undefined) {
    const isOwnMachine = loopbackHandlers && isLoopbackAddress(hostname.replace(/^\[|\]$|\.$/g, ''))
    return askOutside(url, { ...request, namedBy: isOwnMachine ? 'operator' : 'author' })
  }
  return askOutside(`${origin}${pathname}${search}`, {
    ...request,
    headers: { ...request.headers, host },
    namedBy: 'operator',
  })
}

/** The origin for a name or for one above it. */
function trustedOrigin(hosts: ReadonlyMap<string, string>, name: string): string | undefined {
  const parts = name.toLowerCase().split('.')
  for (let from = 0; from < parts.length; from++) {
    const origin = hosts.get(parts.slice(from).join('.'))
    if (origin !== undefined) return origin
  }
  return undefined
}

/** Why a handler did not answer: what the system calls by a code has a sentence of its own. */
export function handlerProblem(error: unknown): string {
  const { unknownHost, nobodyThere } = messages.handlers
  const code = (error as { code?: unknown }).code
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return unknownHost
  if (code === 'ECONNREFUSED') return nobodyThere
  return error instanceof Error ? error.message : String(error)
}
