import type { FastifyRequest } from 'fastify'
import type { AuditLog } from '../audit/audit-log.ts'
import { entryOf } from '../audit/entry-of-call.ts'
import { notesOf } from '../audit/notes.ts'
import type { App } from '../http/app.ts'

/**
 * Writes what was refused to whom, what failed, and what service clients read, before the answer goes out. What was done is
 * written by who does it, in its transaction (`audited-change.ts`).
 */
export function auditCalls(app: App, { audit }: { audit: AuditLog }): void {
  app.addHook('onSend', async (request, reply) => {
    const auditing = auditingOf(request, reply.statusCode)
    if (auditing === 'not') return
    const entry = entryOf(request, reply.statusCode)
    const isWritten = auditing === 'counted' ? audit.writeCounted(entry) : audit.write(entry)
    // Nothing was changed: the answer does not wait for a database that is away.
    await isWritten.catch((error: unknown) =>
      request.log.error({ err: error, entry }, 'not in the audit log'),
    )
  })
}

const refusedStatuses = [401, 403, 429]

function auditingOf(request: FastifyRequest, status: number): 'always' | 'counted' | 'not' {
  const isAct = request.routeOptions.config.call?.shapes.audit !== undefined
  if (isAct && status < 400) return 'not'
  if (isAct && status >= 500) return 'always'
  const isByClient = notesOf(request).client !== undefined
  return isAct || isByClient || refusedStatuses.includes(status) ? 'counted' : 'not'
}
