import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { isFromThisMachine } from './this-machine.ts'

/** Smaller ones gain nothing; among them are all that hold tokens, whose size must not reveal what they hold. */
const smallestBytes = 8 * 1024

/**
 * Compresses large JSON for browsers on other machines, on other threads than this process's own. On the same machine the bytes
 * are there sooner than they are compressed.
 */
export function compressReplies(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = bytesOf(payload, reply)
    if (bytes < smallestBytes || !isJson(reply) || isFromThisMachine(request)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = acceptedEncoding(request)
    if (encoding === undefined) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    weakenTag(reply)
    const source = payload instanceof Readable ? payload : Readable.from([payload])
    return pipeline(source, compressors[encoding](bytes), () => {
      // A browser that left has ended both; everything else is reported by the reader.
    })
  })
}

/** The levels at which a slower one saves few bytes more. */
const compressors = {
  br: (bytes: number): Transform =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
    }),
  gzip: (): Transform => createGzip({ level: 1 }),
}

function bytesOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length
  return payload instanceof Readable ? Number(reply.getHeader('content-length') ?? 0) : 0
}

function isJson(reply: FastifyReply): boolean {
  const isEncoded = reply.hasHeader('content-encoding')
  return !isEncoded && String(reply.getHeader('content-type')).startsWith('application/json')
}

function acceptedEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name!.trim())
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one))
}

/** Other bytes, the same content: that is what a weak tag says. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
}
