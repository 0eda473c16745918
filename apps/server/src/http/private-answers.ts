import type { App } from './app.ts'

/**
 * What a call returns is for who asked alone: nothing keeps it, unless the call itself says how (`withTag`)
 * (ruling R247).
 */
export function keepAnswersPrivate(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isCall = /^\/api(\/|$)/.test(request.url)
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}
