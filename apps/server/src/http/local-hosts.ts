import { messages, Refused } from '@sdp/domain'
import { isLoopbackHost } from './loopback.ts'
import type { App } from './serve.ts'

/**
 * Local sign-in asks for no password, so every request must have been sent to this machine by a name of its own: another
 * name belongs to a proxy, or to a foreign page that made its name lead here.
 */
export function refuseOtherHosts(app: App): void {
  app.addHook('onRequest', async ({ headers }) => {
    const forwarded = [headers['x-forwarded-host'] ?? []].flat().join().split(',')
    const hosts = [headers.host, ...forwarded.map((one) => one.trim()).filter((one) => one !== '')]
    if (!hosts.every(isLoopbackHost)) throw new Refused('forbidden', messages.signIn.onlyOnThisMachine)
  })
}
