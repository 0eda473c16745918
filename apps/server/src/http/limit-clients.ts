import type { Endpoint } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { ClientLimits } from '../identity/service-client-limits.ts'
import { isNamedCall } from '../identity/service-client-limits.ts'

/**
 * Refuses a client that is limited to domains where a call names another one. A call that names none may be about all of
 * them, so it must stand in the client's list of calls.
 */
export async function refuseOtherDomains(
  db: Pool,
  { domains, calls = [] }: ClientLimits,
  { request, call }: { request: FastifyRequest; call: Endpoint },
): Promise<void> {
  if (domains === undefined) return
  const allowed = new Set(domains.map((domain) => domain.toLowerCase()))
  const named = await domainsNamed(db, [request.params, request.query, request.body].flatMap(namesIn))
  const isAllowed = named.every((name) => allowed.has(name.toLowerCase()))
  if (!isAllowed || (named.length === 0 && !isNamedCall(calls, call))) {
    throw new Refused('forbidden', messages.signIn.clientLimited)
  }
}

/** The keys under which calls name domains and save points; texts under others only happen to read like one. */
const naming = /^(id|ids|name|names|fromId|.*domain.*|.*savePoint.*)$/i
/** Deeper is content. */
const deepest = 2

function namesIn(part: unknown): string[] {
  const found: string[] = []
  const look = (value: unknown, key: string, depth: number): void => {
    if (typeof value === 'string') {
      // The id of a reusable part begins with that of its save point.
      if (naming.test(key)) found.push(value, value.split(':')[0]!)
    } else if (Array.isArray(value)) {
      for (const one of value) look(one, key, depth)
    } else if (typeof value === 'object' && value !== null && depth < deepest) {
      for (const [name, one] of Object.entries(value)) look(one, name, depth + 1)
    }
  }
  look(part, '', 0)
  return found
}

/** The domains that some of these texts are names of, or ids of save points. */
async function domainsNamed(db: Pool, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const { rows } = await db.query<{ name: string }>(
    `select name from domain where lower(name) = any($1)
     union select domain.name from save_point join domain on domain.id = save_point.domain_id
       where save_point.id = any($2)`,
    [texts.map((text) => text.toLowerCase()), texts],
  )
  return rows.map(({ name }) => name)
}
