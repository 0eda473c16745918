import { auth } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { App } from './app.ts'
import { isLoopbackHost } from './loopback.ts'
import { trustedPeers } from './proxies.ts'
import { routePath } from './route-path.ts'
import { isAddressedHere, isForwarded, isHttp10 } from './this-machine.ts'

/**
 * Local sign-in asks for no password, so every request must have been sent on this machine, to a name of its own. A
 * proxy that the operator named may pass on what has a token; the sign-in itself nobody passes on (ruling R239).
 */
export function refuseOtherMachines(app: App, { trustProxy }: Config): void {
  const isTrusted = trustedPeers(trustProxy)
  const signIn = routePath(auth.localSignIn.path)
  app.addHook('onRequest', async (request) => {
    const isSignIn = request.routeOptions.url === signIn
    const isPassedOn = isForwarded(request) || isHttp10(request)
    const isRefused = isPassedOn && (isSignIn || !isTrusted(request))
    if (isRefused || !isAddressedHere(request) || !forwardedHosts(request).every(isLoopbackHost)) {
      throw new Refused('forbidden', messages.signIn.onlyOnThisMachine)
    }
  })
}

function forwardedHosts({ headers }: FastifyRequest): string[] {
  const hosts = [headers['x-forwarded-host'] ?? []].flat().join().split(',')
  return hosts.map((host) => host.trim()).filter((host) => host !== '')
}
