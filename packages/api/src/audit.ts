import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The e-mail of who asked; empty where nobody was signed in. */
  who: z.string(),
  /** The service client that asked in that person's name. */
  client: z.string().nullable(),
  what: z.string(),
  domain: z.string().nullable(),
  address: z.string(),
  result: z.enum(['done', 'refused', 'failed']),
  status: z.number(),
  details: z.string(),
  times: z.number(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const part = z.string().trim().max(200).optional()
const time = z.iso.datetime({ offset: true }).optional()

const Filter = z.strictObject({
  /** Parts of the texts, case-insensitively. */
  who: part,
  what: part,
  domain: part,
  result: AuditEntry.shape.result.optional(),
  from: time,
  to: time,
})

export const audit = {
  list: endpoint('GET', '/v2/audit', {
    summary: 'The audit log, newest first, 100 entries at a time',
    access: 'admin',
    query: Filter.extend({ before: z.coerce.number().int().min(1).optional() }),
    reply: z.object({ entries: z.array(AuditEntry), more: z.boolean() }),
    errors: [403],
  }),
  export: endpoint('GET', '/v2/audit/export', {
    summary: 'The audit log as a table with commas, newest first',
    access: 'admin',
    audit: 'Export audit log',
    query: Filter,
    reply: z.instanceof(Blob),
    file: 'text/csv',
    errors: [403],
  }),
  exportLines: endpoint('GET', '/v2/audit/export-lines', {
    summary: 'The audit log as JSONL, an entry of the list a line, newest first',
    access: 'admin',
    audit: 'Export audit log',
    query: Filter,
    reply: z.instanceof(Blob),
    file: 'application/x-ndjson',
    errors: [403],
  }),
}
export type AuditFilter = z.infer<typeof Filter>
