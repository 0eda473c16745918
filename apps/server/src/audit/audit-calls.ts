import type { Endpoint } from '@sdp/api'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { type App, userOf } from '../http/serve.ts'
import type { AuditLog, NewEntry } from './audit-log.ts'
import { notesOf } from './notes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves; pages and files have none. */
    call?: Endpoint
  }
}

const writtenWithin = new WeakSet<FastifyRequest>()

/** Writes that a call was done as a part of the transaction that does it: neither is there without the other. */
export async function auditWithin(
  client: Tx,
  { audit, call }: { audit: AuditLog; call: FastifyRequest },
): Promise<void> {
  await audit.write(entryOf(call, 200), client)
  writtenWithin.add(call)
}

/** Writes what was done, and what was refused to whom, before the answer goes out. */
export function auditCalls(app: App, { audit }: Pick<Deps, 'audit'>): void {
  app.addHook('onSend', async (request, reply) => {
    const way = wayOf(request, reply.statusCode)
    if (way === 'not' || (reply.statusCode < 400 && writtenWithin.has(request))) return
    const entry = entryOf(request, reply.statusCode)
    const written = way === 'counted' ? audit.writeCounted(entry) : audit.write(entry)
    // What was done is done: its answer does not wait for a database that is away.
    await written.catch((error: unknown) => request.log.error({ err: error, entry }, 'not in the audit log'))
  })
}

const refusedStatuses = [401, 403, 429]

function wayOf(request: FastifyRequest, status: number): 'always' | 'counted' | 'not' {
  const isAct = request.routeOptions.config.call?.shapes.audit !== undefined
  if (isAct && (status < 400 || status >= 500)) return 'always'
  const isByClient = notesOf(request).client !== undefined
  return isAct || isByClient || refusedStatuses.includes(status) ? 'counted' : 'not'
}

function entryOf(request: FastifyRequest, status: number): NewEntry {
  const { call } = request.routeOptions.config
  const { who, client, what, details = '' } = notesOf(request)
  return {
    who: who ?? userOf(request)?.email ?? '',
    client,
    what:
      what ??
      call?.shapes.audit ??
      call?.shapes.summary ??
      `${request.method} ${request.routeOptions.url ?? 'of no page'}`,
    // What a call about concepts names belongs to no domain.
    domain: call === undefined || call.path.startsWith('/v2/concepts') ? undefined : domainNamed(request),
    address: request.ip,
    result: status < 400 ? 'done' : status < 500 ? 'refused' : 'failed',
    status,
    details: details.slice(0, mostDetails),
  }
}

const mostDetails = 1000

/** The domain or save point that a call names, wherever its description puts the name. */
function domainNamed({ params, query, body }: FastifyRequest): string | undefined {
  const [inPath, inQuery, inBody] = [params, query, body].map(
    (part) => (part ?? {}) as Record<string, unknown>,
  )
  const name = [
    inPath?.domainId,
    inPath?.id,
    inPath?.name,
    inQuery?.domainId,
    inBody?.domainId,
    inBody?.fromId,
    inBody?.domainName,
    inBody?.name,
    (inBody?.domain as { name?: unknown } | undefined)?.name,
  ].find((one) => typeof one === 'string' && one !== '')
  // The id of a reusable part begins with that of its save point.
  return (name as string | undefined)?.split(':')[0]?.slice(0, mostName)
}

const mostName = 200
