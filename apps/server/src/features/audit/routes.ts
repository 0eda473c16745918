import { Readable } from 'node:stream'
import { type AuditEntry, type AuditFilter, audit } from '@sdp/api'
import type { Pool } from 'pg'
import { auditAlone } from '../../audit/audited-change.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
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
      .send(Readable.from(csvText(db, query)))
  })

  serve(app, deps, audit.exportLines, async ({ query, request, reply }) => {
    await auditAlone(deps, request)
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.jsonl"')
      .send(Readable.from(jsonLines(db, query)))
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

async function* csvText(db: Pool, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const entries of exported(db, filter)) {
    yield entries.map((entry) => csvLine(columns.map((column) => String(entry[column] ?? '')))).join('')
  }
}

async function* jsonLines(db: Pool, filter: AuditFilter): AsyncGenerator<string> {
  for await (const entries of exported(db, filter)) {
    yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  }
}

/** Read piece by piece while it is sent: the log can be larger than the memory. */
async function* exported(db: Pool, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  let before: number | undefined
  for (;;) {
    const entries = await readEntries(db, filter, { before, most: exportedAtOnce })
    yield entries
    before = entries.at(-1)?.id
    if (entries.length < exportedAtOnce) return
  }
}
