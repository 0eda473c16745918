import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends JSON that is already text, without a copy. All of it is in memory, so all is offered to the socket at once. */
export function sendJson(reply: FastifyReply, pieces: readonly Uint8Array[]): FastifyReply {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const stream = new Readable({
    highWaterMark: length,
    read() {
      for (const piece of pieces) this.push(piece)
      this.push(null)
    },
  })
  return reply.type('application/json; charset=utf-8').header('content-length', length).send(stream)
}
