import { DissDefinition } from '@sdp/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

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
    params: z.strictObject({ version: z.string().min(1).max(50) }),
    reply: DissDefinition,
    errors: [404],
  }),
}
