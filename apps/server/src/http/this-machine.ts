import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from './loopback.ts'

/** What proxies and content networks add to a request, and nothing else does. */
const proxyHeaders =
  /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|.+-connecting-ip|fastly-client-ip|x-original-.+|x-envoy-.+|x-proxyuser-ip)$/

/** Whether a header says that a proxy passed the request on. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Object.keys(headers).some((name) => proxyHeaders.test(name))
}

/**
 * Whether the request was sent to a name of this machine, by a page of this machine or by no page. Another Host belongs to a
 * proxy or to a name that somebody made lead here; another Origin to a foreign page, or to a proxy that replaces the Host.
 */
export function isAddressedHere({ headers: { host, origin } }: Pick<FastifyRequest, 'headers'>): boolean {
  const isOwnPage = origin === undefined || (URL.canParse(origin) && isLoopbackHost(new URL(origin).host))
  return isLoopbackHost(host) && isOwnPage
}

/**
 * nginx passes on in HTTP/1.0 unless it is configured otherwise, then without any header of its own; browsers never use it
 * (ruling R239).
 */
export function isHttp10({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.httpVersion === '1.0'
}

/** Whether the caller is on this machine, and not behind a proxy here, which speaks for everybody (ruling R427). */
export function isFromThisMachine(request: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
  return isLocal && isAddressedHere(request) && !isForwarded(request) && !isHttp10(request)
}
