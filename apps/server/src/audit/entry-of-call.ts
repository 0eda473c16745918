import type { Endpoint } from '@sdp/api'
import type { FastifyRequest } from 'fastify'
import { userOf } from '../http/user-of-request.ts'
import type { NewEntry } from './audit-log.ts'
import { notesOf } from './notes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves; pages and files have none. */
    call?: Endpoint
  }
}

/** What the audit log says of a call that ends with this status. */
export function entryOf(request: FastifyRequest, status: number): NewEntry {
  const { call } = request.routeOptions.config
  const { who, client, what, details = '', domain } = notesOf(request)
  return {
    who: who ?? userOf(request)?.email ?? '',
    client,
    what:
      what ??
      call?.shapes.audit ??
      call?.shapes.summary ??
      `${request.method} ${request.routeOptions.url ?? 'of no page'}`,
    // What a call about concepts names belongs to no domain.
    domain:
      domain ??
      (call === undefined || call.path.startsWith('/v2/concepts') ? undefined : domainNamed(request)),
    address: request.ip,
    result: status < 400 ? 'done' : status < 500 ? 'refused' : 'failed',
    status,
    details,
  }
}

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
  return (name as string | undefined)?.split(':')[0]?.slice(0, maxNameCharacters)
}

const maxNameCharacters = 200
