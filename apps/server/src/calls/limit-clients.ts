import type { Endpoint, EndpointShapes, ParsedRequest } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { Pool } from 'pg'
import { type ClientLimits, isNamedCall } from '../config/client-limits.ts'
import { findFailed } from '../jobs/failed-jobs.ts'
import { type NamedDomains, namedBy, namesDomains } from './domains-of-calls.ts'

/**
 * Refuses a client that is limited to domains a call that may be about any domain, or about none, unless it is in the
 * client's list of calls. Nothing of what is sent has to be read for that.
 */
export function refuseUnlisted({ domains, calls = [] }: ClientLimits, call: Endpoint): void {
  if (domains === undefined || namesDomains(call) || isNamedCall(calls, call)) return
  throw new Refused('forbidden', messages.signIn.clientLimited)
}

/** Refuses a client that is limited to domains where a call leads to another one. */
export async function refuseOtherDomains(
  db: Pool,
  { domains, calls = [] }: ClientLimits,
  { parsed, call }: { parsed: unknown; call: Endpoint },
): Promise<void> {
  if (domains === undefined) return
  const allowed = new Set(domains.map((domain) => domain.toLowerCase()))
  const named = namedBy(call, parsed as ParsedRequest<EndpointShapes>)
  const isAllowed =
    named === undefined ? isNamedCall(calls, call) : leadsOnlyTo(allowed, await domainsNamed(db, named))
  if (!isAllowed) throw new Refused('forbidden', messages.signIn.clientLimited)
}

/**
 * For each thing that is named the domains that it may mean: a text can be the name of one and the id of another's save point.
 */
function leadsOnlyTo(allowed: ReadonlySet<string>, found: readonly (readonly string[])[]): boolean {
  return found.every((names) => names.length > 0 && names.every((name) => allowed.has(name.toLowerCase())))
}

async function domainsNamed(db: Pool, named: NamedDomains): Promise<string[][]> {
  const { domains = [], revisions = [], newDomain, accessRequest, failedJob, publishingRun } = named
  const job = failedJob === undefined ? undefined : await findFailed(db, failedJob)
  const names = async (text: string, sql: string) => {
    const { rows } = await db.query<{ name: string }>(`select name from domain where ${sql}`, [text])
    return rows.map(({ name }) => name)
  }
  const own = 'lower(name) = lower($1) or id in (select domain_id from save_point where id = $1)'
  return Promise.all([
    ...domains.map((text) => names(text, own)),
    ...revisions.map((id) =>
      names(
        id,
        'id in (select domain_id from save_point join revision on save_point_id = save_point.id where revision.id = $1)',
      ),
    ),
    ...(newDomain === undefined ? [] : [[newDomain]]),
    ...(accessRequest === undefined
      ? []
      : [names(accessRequest, 'id = (select domain_id from access_request where id = $1)')]),
    ...(publishingRun === undefined
      ? []
      : [names(publishingRun, 'id = (select domain_id from publishing_run where id = $1)')]),
    ...(failedJob === undefined ? [] : [names(job?.data.domain ?? '', `${own} or id::text = $1`)]),
  ])
}
