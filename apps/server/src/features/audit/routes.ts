import { Readable } from 'node:stream'
import { type AuditFilter, audit } from '@sdp/api'
import type { Pool } from 'pg'
import { auditAlone } from '../../audit/audited-change.ts'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http/serve.ts'
import { csvLine } from './csv.ts'
import { readEntries } from './store.ts'

const entriesAtOnce = 100
const exportedAtOnce = 1000

export function auditRoutes(app: App, deps: Deps): void {
  const { db } = deps

  serve(app, deps, audit.list, async ({ query: { before, ...filter } }) => {
    const found = await readEntries(db, filter, { before, most: entriesAtOnce + 1 })
    return { entries: found.slice(0, entriesAtOnce), more: found.length > entriesAtOnce }
  })

  serve(app, deps, audit.export, async ({ query, request, reply }) => {
    await auditAlone(deps, request)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .send(Readable.from(exportLines(db, query)))
  })
}

const columns = [
  'at',
  'who',
  'client',
  'what',
  'domain',
  'address',
  'result',
  'status',
  'details',
  'times',
] as const

/** Read piece by piece while it is sent: the log can be larger than the memory. */
async function* exportLines(db: Pool, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(columns)
  let before: number | undefined
  for (;;) {
    const entries = await readEntries(db, filter, { before, most: exportedAtOnce })
    yield entries.map((entry) => csvLine(columns.map((column) => String(entry[column] ?? '')))).join('')
    before = entries.at(-1)?.id
    if (entries.length < exportedAtOnce) return
  }
}
