import type { FastifyReply } from 'fastify'

/** Aborted when the client goes away before it is answered: nobody needs the work any more. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  const leave = () => {
    // nginx' status of a client that closed its request
    if (!raw.writableFinished)
      disconnected.abort(Object.assign(new Error('The client went away'), { statusCode: 499 }))
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return disconnected.signal
}
