import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import { transaction } from '../db/database.ts'
import type { Db, Tx } from '../db/tx.ts'
import { findAbandoned, forgetAttempts, lockAbandoned, noteRetrying, noteWorking } from './attempts.ts'
import { insertFailed } from './failed-jobs.ts'
import { failedQueue, type JobData, type QueueName } from './queues.ts'

/** The calls of pg-boss by which an attempt begins and ends, each in one transaction with our own notes of it. */
export function attemptCalls(boss: PgBoss, db: Pool) {
  /** Those of the jobs noted as waiting that pg-boss says so of: a note may be older than what another server did. */
  async function whichRetry(on: Db, queue: QueueName, noted: readonly string[]): Promise<string[]> {
    const retrying: string[] = []
    for (const id of noted) if ((await stateOf(on, queue, id)) === 'retry') retrying.push(id)
    return retrying
  }

  async function stateOf(on: Db, queue: QueueName, id: string): Promise<string | undefined> {
    const job = await boss.getJobById(queue, id, { db: executor(on), includeArchive: false })
    return job?.state
  }

  /** Takes a job together with the note that we work on it, so that no killed server leaves one that nobody looks for. */
  function takeNext(queue: QueueName): Promise<PgBoss.Job<JobData> | undefined> {
    return transaction(db, async (tx) => {
      const [job] = await boss.fetch<JobData>(queue, { db: executor(tx) })
      if (job !== undefined) await noteWorking(tx, queue, job)
      return job
    })
  }

  /** Ends an attempt as failed, unless it has ended meanwhile. */
  async function failIn(tx: Tx, queue: QueueName, id: string, message: string): Promise<void> {
    if ((await stateOf(tx, queue, id)) === 'active') {
      await boss.fail(queue, id, { message }, { db: executor(tx) })
    }
    if ((await stateOf(tx, queue, id)) === 'retry') await noteRetrying(tx, id)
    else await forgetAttempts(tx, [id])
  }

  async function complete(queue: QueueName, id: string): Promise<void> {
    await transaction(db, async (tx) => {
      await boss.complete(queue, id, {}, { db: executor(tx) })
      await forgetAttempts(tx, [id])
    })
  }

  async function fail(queue: QueueName, id: string, message: string): Promise<void> {
    await transaction(db, (tx) => failIn(tx, queue, id, message))
    await collectFailed(queue)
  }

  /** The attempt of a killed server counts as failed, so that the next one follows. */
  async function failAbandoned(queue: QueueName): Promise<void> {
    const message = 'The server that worked on it was ended'
    const abandoned = await findAbandoned(db, queue)
    for (const id of abandoned) {
      await transaction(db, async (tx) => {
        if (await lockAbandoned(tx, id)) await failIn(tx, queue, id, message)
      })
    }
    if (abandoned.length > 0) await collectFailed(queue)
  }

  /** Moves dead letters into our own table: pg-boss has no call that lists a queue. */
  async function collectFailed(queue: QueueName): Promise<void> {
    const letters = failedQueue(queue)
    const collectSome = () =>
      transaction(db, async (tx) => {
        const on = { db: executor(tx) }
        const some = await boss.fetch<JobData>(letters, { ...on, includeMetadata: true, batchSize: 100 })
        if (some.length === 0) return false
        await insertFailed(tx, queue, some)
        const ids = some.map(({ id }) => id)
        await boss.deleteJob(letters, ids, on)
        return true
      })
    while (await collectSome()) {}
  }

  return { takeNext, complete, fail, failAbandoned, collectFailed, whichRetry }
}

/** Asks on this connection, and says so when it fails. */
export function executor(on: Db, name?: string): PgBoss.Db {
  return { executeSql: (text, values) => on.query({ ...(name && { name }), text, values }) }
}
