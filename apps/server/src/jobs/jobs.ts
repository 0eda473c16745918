import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { atMost } from '../at-most.ts'
import { holdingLock, transaction } from '../db/database.ts'
import type { Db, Tx } from '../db/tx.ts'
import { findAbandoned, whileAtWork } from './at-work.ts'
import { type FailedJob, findFailed, listFailed, removeFailed } from './failed-jobs.ts'
import { failedQueue, type JobData, type QueueName, queueNames, queues } from './queues.ts'

/** Does a job; what it asks of other systems ends with the signal, since the server stops. */
type JobHandler = (data: JobData, signal: AbortSignal) => Promise<void>

/** Work that is done beside the calls: noted in the database, tried again when it fails, and kept when it never succeeds. */
export interface Jobs {
  /** Notes a job; in a transaction it counts with the commit, or not at all. */
  send: (db: Db, queue: QueueName, data?: JobData) => Promise<void>
  /** Notes a job to be done at once, in place of those about the same that wait for their next attempt. */
  sendAnew: (queue: QueueName, data?: JobData) => Promise<void>
  /** Does the jobs of a queue, one after another, also those of killed servers; answers how to look for one at once. */
  work: (queue: QueueName, handle: JobHandler) => () => void
  /** Whether a job about the same failed and waits for its next attempt. */
  isToBeTriedAgain: (queue: QueueName, data?: JobData) => Promise<boolean>
  /** The jobs that failed at every attempt, newest first. */
  failed: () => Promise<FailedJob[]>
  /** Tries a failed job again from the start; undefined when there is none. Part of the caller's transaction, as is `drop`. */
  sendAgain: (tx: Tx, id: string) => Promise<FailedJob | undefined>
  /** Forgets a failed job; undefined when there is none. */
  drop: (tx: Tx, id: string) => Promise<FailedJob | undefined>
  /** Forgets the failed jobs about the same, since it is done. */
  forgetFailed: (queue: QueueName, data?: JobData) => Promise<void>
  /** Begins no more jobs, and ends what those under way ask of other systems. */
  stop: () => void
  close: () => Promise<void>
}

/** In a query with the queue and what the job is about. */
const waitsForRetry = `name = $1 and data = $2 and state = 'retry'`

/** A failed job whose time has come, and one that nobody announced, is found after this time. */
const lookAgainMillis = 2000

/** A job that goes on for longer than this when the server stops is done anew later, as that of a killed server is. */
const closeMillis = 4000

/** Opens the jobs of this database; all server processes on it share them. */
export async function openJobs(db: Pool, log: Pick<FastifyBaseLogger, 'error'>): Promise<Jobs> {
  let isStarted = false
  const boss = new PgBoss({
    schema: 'pgboss',
    maintenanceIntervalSeconds: 60,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
    db: {
      executeSql: async (text, values) => {
        try {
          return await db.query(text, values)
        } catch (error) {
          if (!isStarted) throw error
          // pg-boss waits for some of its own queries without catching what they throw, which would end the process.
          log.error({ err: error }, 'the jobs will look again')
          return undefined as never
        }
      },
    },
  })
  boss.on('error', (error) => log.error({ err: error }, 'the jobs will look again'))
  // Two servers that make the tables of queues at the same time would wait for each other, and one would die of it.
  await holdingLock(db, 'queues', async () => {
    await boss.start()
    await makeQueues(boss, db)
  })
  isStarted = true

  const closing = new AbortController()
  const workers: Promise<void>[] = []

  const stop = () => closing.abort(new Error('The server stops'))

  async function send(on: Db, queue: QueueName, data: JobData = {}): Promise<void> {
    await boss.send(queue, data, { db: executor(on, 'send-job') })
  }

  async function sendAnew(queue: QueueName, data: JobData = {}): Promise<void> {
    await transaction(db, (tx) => sendAnewIn(tx, queue, data))
  }

  async function sendAnewIn(tx: Tx, queue: QueueName, data: JobData): Promise<void> {
    await tx.query(`delete from pgboss.job where ${waitsForRetry}`, [queue, data])
    await send(tx, queue, data)
  }

  /** The attempt of a killed server counts as failed, so that the next one follows. */
  async function failAbandoned(queue: QueueName): Promise<void> {
    const message = 'The server that worked on it was ended'
    for (const id of await findAbandoned(db, queue)) {
      await boss.fail(queue, id, { message }, { db: executor(db) })
    }
  }

  return {
    send,
    sendAnew,
    work: (queue, handle) => {
      let isWoken = false
      let asleep = new AbortController()
      async function workOn(): Promise<void> {
        while (!closing.signal.aborted) {
          isWoken = false
          const [job] = await boss.fetch<JobData>(queue)
          if (job !== undefined) {
            await run(queue, job, handle)
            continue
          }
          await failAbandoned(queue).catch((error: unknown) =>
            log.error({ err: error }, 'the jobs will look again'),
          )
          asleep = new AbortController()
          if (isWoken) continue
          const signal = AbortSignal.any([asleep.signal, closing.signal])
          await sleep(lookAgainMillis, undefined, { signal }).catch(() => {})
        }
      }
      workers.push(workOn())
      return () => {
        isWoken = true
        asleep.abort()
      }
    },
    isToBeTriedAgain: async (queue, data = {}) => {
      const { rows } = await db.query(`select from pgboss.job where ${waitsForRetry} limit 1`, [queue, data])
      return rows.length > 0
    },
    failed: () => listFailed(db),
    sendAgain: async (tx, id) => {
      const failed = await findFailed(tx, id)
      if (failed === undefined) return undefined
      await sendAnewIn(tx, failed.queue, failed.data)
      await removeFailed(tx, failed)
      return failed
    },
    drop: async (tx, id) => {
      const failed = await findFailed(tx, id)
      if (failed !== undefined) await removeFailed(tx, failed)
      return failed
    },
    forgetFailed: (queue, data = {}) => removeFailed(db, { queue, data }),
    stop,
    close: async () => {
      stop()
      await atMost(closeMillis, Promise.all(workers))
      await boss.stop({ graceful: false })
    },
  }

  async function run(queue: QueueName, job: PgBoss.Job<JobData>, handle: JobHandler): Promise<void> {
    const on = { db: executor(db) }
    try {
      await whileAtWork(db, job.id, async () => {
        await handle(job.data, closing.signal)
        await boss.complete(queue, job.id, {}, on)
      })
    } catch (error) {
      const { message } = error as Error
      log.error({ err: error, queue, domain: job.data?.domain }, 'a job failed')
      // Where the database is away the job counts as failed when its time is over.
      await boss.fail(queue, job.id, { message }, on).catch(() => {})
    }
  }
}

async function makeQueues(boss: PgBoss, db: Pool): Promise<void> {
  const { rows } = await db.query<{ name: string }>('select name from pgboss.queue')
  const made = new Set(rows.map(({ name }) => name))
  for (const name of queueNames) {
    const { cron, ...options } = { cron: undefined, ...queues[name] }
    const deadLetter = failedQueue(name)
    if (!made.has(deadLetter)) await boss.createQueue(deadLetter, { name: deadLetter, retentionDays: 365 })
    if (made.has(name)) await boss.updateQueue(name, { name, deadLetter, ...options })
    else await boss.createQueue(name, { name, deadLetter, ...options })
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
}

/** Asks on this connection, and says so when it fails. */
function executor(on: Db, name?: string): PgBoss.Db {
  return { executeSql: (text, values) => on.query({ ...(name && { name }), text, values }) }
}
