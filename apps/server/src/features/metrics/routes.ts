import { createHash, timingSafeEqual } from 'node:crypto'
import { messages } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { NotSignedIn } from '../../http/errors.ts'
import { isFromThisMachine } from '../../http/this-machine.ts'

/** What Prometheus reads. */
export function metricsRoutes(app: App, { config, metrics }: Deps): void {
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) throw new NotSignedIn(messages.signIn.metricsToken)
    return reply.type(metrics.registry.contentType).send(await metrics.read())
  })
}

function mayRead(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (isFromThisMachine(request)) return true
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  return metricsToken !== undefined && timingSafeEqual(digest(given), digest(metricsToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
