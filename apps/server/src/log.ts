import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config/config.ts'

/** A request that takes longer is worth a line of its own. */
const slowMillis = 1000

/** The log of the whole server: a JSON object a line, on standard output. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel, redact: { paths: secrets, remove: true } })
}

const secretNames = ['authorization', 'cookie', '["x-token"]', '["sec-websocket-protocol"]']
/** What an error of an HTTP client may carry along; nothing of ours logs headers. */
const secrets = ['headers', 'err.headers', 'err.config.headers', 'err.options.headers'].flatMap((place) =>
  secretNames.map((name) => (name.startsWith('[') ? place + name : `${place}.${name}`)),
)

/** The name of a request in the log and in its answer; a client's own is taken when it is short and plain. */
export function newRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  const isPlain = typeof given === 'string' && /^[\w-]{1,64}$/.test(given)
  // Short enough to be read out on the telephone
  return isPlain ? given : randomBytes(6).toString('hex')
}

/** Answers every request with its id. Failed and slow requests are warnings, so that an ordinary log stays readable. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const isRemarkable = statusCode >= 500 || elapsedTime > slowMillis
    request.log[isRemarkable ? 'warn' : 'info'](
      {
        method: request.method,
        // Without the query, which may hold what somebody typed
        path: request.url.split('?', 1)[0],
        status: statusCode,
        millis: Math.round(elapsedTime),
      },
      'request',
    )
  })
}
