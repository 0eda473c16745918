import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationReply } from '@sdp/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { holdingLock, transaction } from '../db/database.ts'
import type { Db, Tx } from '../db/tx.ts'
import { atMost } from '../process/at-most.ts'
import { untilAny } from '../process/ending-signals.ts'
import { whileAtWork } from './at-work.ts'
import { attemptCalls, executor } from './attempt-calls.ts'
import { findRetrying, forgetAttempts } from './attempts.ts'
import { countJobs } from './count-jobs.ts'
import { type FailedJob, findFailed, listFailed, removeFailed } from './failed-jobs.ts'
import { failedQueue, type JobData, type QueueName, queueNames, queues } from './queues.ts'

/** Does a job; what it asks of other systems ends with the signal, since the server stops. */
type JobHandler = (data: JobData, signal: AbortSignal) => Promise<void>

/** Work that is done in the background: noted in the database, tried again when it fails, and kept when it never succeeds. */
export interface Jobs {
  /** Notes a job; in a transaction it counts with the commit, or not at all. */
  send: (db: Db, queue: QueueName, data?: JobData) => Promise<void>
  /** Notes a job to be done at once, in place of those about the same that wait for their next attempt. */
  resend: (queue: QueueName, data?: JobData) => Promise<void>
  /** Does the jobs of a queue, one after another, also those of killed servers; returns how to look for one at once. */
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
  /** How many jobs of each kind wait, run, wait for their next attempt and have failed. */
  counts: () => Promise<OperationReply['jobs']>
  /** Begins no more jobs, and ends what those under way ask of other systems. */
  stop: () => void
  close: () => Promise<void>
}

/** A failed job whose time has come, and one that nobody announced, is found after this time. */
const lookAgainMillis = 2000

/** Dead letters of jobs that ended without us, since they took too long, are collected after this time. */
const collectMillis = 30_000

/** A job that goes on for longer than this when the server stops is done again later, as that of a killed server is. */
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
    await makeQueues(boss)
  })
  isStarted = true

  const { takeNext, complete, fail, failAbandoned, collectFailed, whichRetry } = attemptCalls(boss, db)
  const closing = new AbortController()
  const workers: Promise<void>[] = []

  const stop = () => closing.abort(new Error('The server stops'))

  async function send(on: Db, queue: QueueName, data: JobData = {}): Promise<void> {
    await boss.send(queue, data, { db: executor(on, 'send-job') })
  }

  async function resend(queue: QueueName, data: JobData = {}): Promise<void> {
    await transaction(db, (tx) => resendIn(tx, queue, data))
  }

  async function resendIn(tx: Tx, queue: QueueName, data: JobData): Promise<void> {
    const noted = await findRetrying(tx, queue, data)
    const retrying = await whichRetry(tx, queue, noted)
    if (retrying.length > 0) await boss.deleteJob(queue, retrying, { db: executor(tx) })
    await forgetAttempts(tx, noted)
    await send(tx, queue, data)
  }

  const logged = (error: unknown) => {
    log.error({ err: error }, 'the jobs will look again')
    return undefined
  }
  for (const queue of queueNames) await collectFailed(queue)

  return {
    send,
    resend,
    work: (queue, handle) => {
      let isWoken = false
      let asleep = new AbortController()
      let collectedAt = performance.now()
      async function workOn(): Promise<void> {
        while (!closing.signal.aborted) {
          isWoken = false
          const job = await takeNext(queue).catch(logged)
          if (job !== undefined) {
            await run(queue, job, handle)
            continue
          }
          await failAbandoned(queue).catch(logged)
          if (performance.now() - collectedAt > collectMillis) {
            collectedAt = performance.now()
            await collectFailed(queue).catch(logged)
          }
          asleep = new AbortController()
          if (isWoken) continue
          const rest = (signal: AbortSignal) => sleep(lookAgainMillis, undefined, { signal })
          await untilAny([asleep.signal, closing.signal], rest).catch(() => {})
        }
      }
      workers.push(workOn())
      return () => {
        isWoken = true
        asleep.abort()
      }
    },
    isToBeTriedAgain: async (queue, data = {}) => {
      const retrying = await whichRetry(db, queue, await findRetrying(db, queue, data))
      return retrying.length > 0
    },
    failed: () => listFailed(db),
    sendAgain: async (tx, id) => {
      const failed = await findFailed(tx, id)
      if (failed === undefined) return undefined
      await resendIn(tx, failed.queue, failed.data)
      await removeFailed(tx, failed)
      return failed
    },
    drop: async (tx, id) => {
      const failed = await findFailed(tx, id)
      if (failed !== undefined) await removeFailed(tx, failed)
      return failed
    },
    forgetFailed: (queue, data = {}) => removeFailed(db, { queue, data }),
    counts: () => countJobs(boss, db),
    stop,
    close: async () => {
      stop()
      await atMost(closeMillis, Promise.all(workers))
      await boss.stop({ graceful: false })
    },
  }

  async function run(queue: QueueName, job: PgBoss.Job<JobData>, handle: JobHandler): Promise<void> {
    try {
      await whileAtWork(db, job.id, async () => {
        await handle(job.data, closing.signal)
        await complete(queue, job.id)
      })
    } catch (error) {
      const { message } = error as Error
      log.error({ err: error, queue, domain: job.data?.domain }, 'a job failed')
      // Where the database is away the job counts as failed when its time is over.
      await fail(queue, job.id, message).catch(() => {})
    }
  }
}

async function makeQueues(boss: PgBoss): Promise<void> {
  const made = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of queueNames) {
    const { cron, ...options } = { cron: undefined, ...queues[name] }
    const deadLetter = failedQueue(name)
    if (!made.has(deadLetter)) await boss.createQueue(deadLetter, { name: deadLetter, retentionDays: 365 })
    if (made.has(name)) await boss.updateQueue(name, { name, deadLetter, ...options })
    else await boss.createQueue(name, { name, deadLetter, ...options })
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
}
