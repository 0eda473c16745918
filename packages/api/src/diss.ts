import { DissDefinition, NewDissDefinition } from '@sdp/domain/diss'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How large a definition may be. */
export const dissMegabytes = 10

const version = z.strictObject({ version: z.string().min(1).max(50) })

/** How the configured service answered last; without one, `isConfigured` is false. */
const DissServiceState = z.object({
  isConfigured: z.boolean(),
  askedAt: z.number().optional(),
  /** The versions that were new. */
  imported: z.array(z.string()),
  /** What went wrong: with the service, or with single definitions. */
  problems: z.array(z.string()),
})
export type DissServiceState = z.infer<typeof DissServiceState>

/** The definitions of the dialogue system that domains are checked against. */
export const diss = {
  list: endpoint('GET', '/v2/diss/', {
    summary: 'All DISS definitions, newest version first',
    access: 'signed-in',
    reply: z.array(DissDefinition),
  }),
  versions: endpoint('GET', '/v2/diss/versions', {
    summary: 'The versions of the DISS definition, newest first',
    access: 'signed-in',
    reply: z.array(z.string()),
  }),
  latest: endpoint('GET', '/v2/diss/latest', {
    summary: 'The newest DISS definition',
    access: 'signed-in',
    reply: DissDefinition,
    errors: [404],
  }),
  version: endpoint('GET', '/v2/diss/version/{version}', {
    summary: 'One version of the DISS definition',
    access: 'signed-in',
    params: version,
    reply: DissDefinition,
    errors: [404],
  }),
  create: endpoint('POST', '/v2/diss/', {
    summary: 'Imports a DISS definition; a version that is there with other content is not replaced',
    access: 'admin',
    audit: 'Import DISS definition',
    body: NewDissDefinition,
    reply: z.object({ version: z.string(), isNew: z.boolean() }),
    errors: [403, 409],
    bodyLimit: dissMegabytes * 1024 * 1024,
  }),
  remove: endpoint('DELETE', '/v2/diss/version/{version}', {
    summary: 'Deletes a DISS definition that no domain is pinned to',
    access: 'admin',
    audit: 'Delete DISS definition',
    params: version,
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
  service: endpoint('GET', '/v2/diss/service', {
    summary: 'How the DISS service answered this server last',
    access: 'admin',
    reply: DissServiceState,
    errors: [403],
  }),
  fetch: endpoint('POST', '/v2/diss/service', {
    summary: 'Asks the DISS service now',
    access: 'admin',
    audit: 'Fetch DISS definitions',
    reply: DissServiceState,
    errors: [403, 404],
  }),
}
