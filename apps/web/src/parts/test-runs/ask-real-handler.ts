import { chat } from '@sdp/api'
import type { HandlerAnswer, HandlerCall } from '@sdp/dialogue'
import { call } from '../../server/calls.ts'

/** Has the server call a handler for a test; that it cannot is an answer too. */
export async function askRealHandler(
  domainId: string,
  { handler, path, body }: HandlerCall,
  signal: AbortSignal,
): Promise<HandlerAnswer> {
  // The server knows better
  const { version: _, domain: __, car: ___, ...request } = body
  const at = handler && { handler: { id: handler.id, url: handler.urls.dev } }
  try {
    const sent = { domainId, path: [...path], request, ...at }
    return (await call(chat.callHandler, { body: sent, signal })) as HandlerAnswer
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
