import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { type Transact, transaction } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { AuditLog } from './audit-log.ts'
import { entryOf } from './entry-of-call.ts'

/** In which transaction the entry of a call was written; none where it is on its own. */
const written = new WeakMap<FastifyRequest, Tx | undefined>()

/**
 * The transaction in which a call changes what it is asked to change. It ends with the audit entry of the call, so that
 * the change and its entry are there together or not at all (ruling R263); what is noted for the entry until then is in
 * it.
 */
export function auditedChange(deps: { db: Pool; audit: AuditLog }, call: FastifyRequest): Transact {
  return (work) =>
    transaction(deps.db, async (tx) => {
      const result = await work(tx)
      await auditWithin(tx, { audit: deps.audit, call })
      return result
    })
}

/** Writes the entry of a call as a part of a transaction that somebody else opened; once in each. */
export async function auditWithin(
  tx: Tx,
  { audit, call }: { audit: AuditLog; call: FastifyRequest },
): Promise<void> {
  if (written.get(call) === tx) return
  written.set(call, tx)
  await audit.write(entryOf(call, 200), tx)
}

/**
 * For a call that changes nothing here: its entry is there before anything is read, sent or asked outside
 * (ruling R263).
 */
export async function auditAlone({ audit }: { audit: AuditLog }, call: FastifyRequest): Promise<void> {
  await audit.write(entryOf(call, 200))
  written.set(call, undefined)
}

/** A call that has a name in the audit log must not be answered without its entry: a fault of its handler. */
export function refuseUnaudited(call: FastifyRequest): void {
  if (written.has(call)) return
  throw new Error('The call was done without its audit entry: use `change`, `auditWithin` or `auditAlone`')
}
