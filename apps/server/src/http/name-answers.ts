import type { App } from './app.ts'

/**
 * An answer that a browser is led to is saved as this, and never as a program that the address is made to end with
 * (ruling R428).
 */
export function nameAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isCall = /^\/api(\/|$)/.test(request.url)
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (isCall && isJson && !reply.hasHeader('content-disposition')) {
      reply.header('content-disposition', 'attachment; filename="api.json"')
    }
    return payload
  })
}
