import type { App } from './serve.ts'

/** What a call answers is for who asked alone: nothing keeps it, unless the call itself says how (`withTag`). */
export function keepAnswersPrivate(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isCall = /^\/api(\/|$)/.test(request.url)
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}
