import { BlockList, isIPv4 } from 'node:net'
import { messages } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { App } from './app.ts'
import { isForwarded } from './this-machine.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of a proxy that passed something on and is not named by SDP_TRUST_PROXY. */
    unnamedProxy: () => string | undefined
  }
}

/** Whether SDP_TRUST_PROXY names who is at the other end of the connection. */
export function trustedPeers(trustProxy: readonly string[]): (request: FastifyRequest) => boolean {
  const trusted = new BlockList()
  for (const proxy of trustProxy) {
    const [address = '', bits] = proxy.split('/')
    const isOlder = isIPv4(address)
    trusted.addSubnet(address, Number(bits ?? (isOlder ? 32 : 128)), isOlder ? 'ipv4' : 'ipv6')
  }
  return (request) => {
    const peer = peerOf(request)
    return peer !== '' && trusted.check(peer, isIPv4(peer) ? 'ipv4' : 'ipv6')
  }
}

/** Reports once that a proxy is in front which nobody named: everybody behind it would count as one address. */
export function noticeProxies(app: App, { trustProxy, publicUrl }: Config): void {
  const isTrusted = trustedPeers(trustProxy)
  let unnamed: string | undefined
  app.decorate('unnamedProxy', () => unnamed)
  // This server speaks no https, so whoever opens such an address comes by way of a proxy.
  if (publicUrl.startsWith('https:') && trustProxy.length === 0) app.log.warn(messages.operation.noProxyNamed)
  app.addHook('onRequest', async (request) => {
    if (unnamed !== undefined || !isForwarded(request) || isTrusted(request)) return
    unnamed = peerOf(request)
    request.log.warn(messages.operation.unnamedProxy(unnamed))
  })
}

function peerOf({ socket }: FastifyRequest): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
}
