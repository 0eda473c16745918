import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAuditLog } from '../audit/audit-log.ts'
import { readConfig } from '../config/config.ts'
import { openContentStore } from '../content/content-store.ts'
import { connectDatabase, transaction } from '../db/database.ts'
import { workOnHousekeeping } from '../housekeeping/housekeeping.ts'
import { projectFolder } from '../project-folder.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { noteWorking } from './attempts.ts'
import { type Jobs, openJobs } from './jobs.ts'
import type { JobData } from './queues.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let db: Pool
let jobs: Jobs
beforeEach(async () => {
  database = await makeTestDatabase()
  db = await connectDatabase(database.url)
  jobs = await openJobs(db, { error: () => {} })
})
afterEach(async () => {
  await jobs.close()
  await db.end()
  await database.drop()
})

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }

/** As if the time until the next attempt had passed, and all attempts but the last had been made. */
const makeLastAttempt = () =>
  db.query(`update pgboss.job set start_after = now() - interval '1 second', retry_count = retry_limit - 1
            where name = 'git-export' and state = 'retry'`)

test('a job counts with its transaction, is tried again when it fails, and then is done', async () => {
  await transaction(db, async (client) => {
    await jobs.send(client, 'git-export', { domain: 'never' })
    throw new Error('rolled back')
  }).catch(() => {})
  await transaction(db, (client) => jobs.send(client, 'git-export', { domain: 'one' }))
  const seen: JobData[] = []
  jobs.work('git-export', async (data) => {
    seen.push(data)
    if (seen.length === 1) throw new Error('not yet')
  })
  await expect.poll(() => seen, soon).toEqual([{ domain: 'one' }, { domain: 'one' }])
  expect(await jobs.failed()).toEqual([])
})

test('a job that fails at every attempt is kept with its reason, and does not stop the others', async () => {
  await jobs.send(db, 'git-export', { domain: 'stuck' })
  await jobs.send(db, 'git-export', { domain: 'fine' })
  const done: string[] = []
  let isMended = false
  jobs.work('git-export', async ({ domain }) => {
    if (domain === 'stuck' && !isMended) throw new Error('no room on the disk')
    done.push(domain!)
  })
  await expect.poll(() => done, soon).toEqual(['fine'])
  const failed = async () => {
    await makeLastAttempt()
    return jobs.failed()
  }
  await expect
    .poll(failed, soon)
    .toMatchObject([
      { queue: 'git-export', data: { domain: 'stuck' }, attempts: 10, error: 'no room on the disk' },
    ])

  isMended = true
  const [job] = await jobs.failed()
  await transaction(db, (tx) => jobs.sendAgain(tx, job!.id))
  await expect.poll(() => done, soon).toEqual(['fine', 'stuck'])
  expect(await jobs.failed()).toEqual([])
  expect(await transaction(db, (tx) => jobs.sendAgain(tx, job!.id))).toBeUndefined()
})

test('of a domain that fails again and again one is reported; dropped, also by an older one, it is forgotten', async () => {
  for (let save = 0; save < 3; save++) await jobs.send(db, 'git-export', { domain: 'stuck' })
  jobs.work('git-export', async () => {
    throw new Error('no')
  })
  const letters = async () => {
    await makeLastAttempt()
    const { rows } = await db.query<{ id: string }>(
      `select id from failed_job where queue = 'git-export' order by failed_at`,
    )
    return rows
  }
  await expect.poll(letters, soon).toHaveLength(3)
  const [oldest] = await letters()
  expect(await jobs.failed()).toHaveLength(1)
  // Listed before the others failed
  expect(await transaction(db, (tx) => jobs.drop(tx, oldest!.id))).toMatchObject({
    data: { domain: 'stuck' },
  })
  expect(await letters()).toEqual([])
})

test('the database goes away while a job runs, and the process goes on with the next', async () => {
  await jobs.send(db, 'git-export', { domain: 'one' })
  await jobs.send(db, 'git-export', { domain: 'two' })
  const done: string[] = []
  jobs.work('git-export', async ({ domain }) => {
    await db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    done.push(domain!)
  })
  await expect.poll(() => done, soon).toEqual(['one', 'two'])
})

test('a job whose server was killed is done by another; one that takes long is left to its own', async () => {
  const begun: string[] = []
  let finish = () => {}
  jobs.work('git-export', ({ domain }) => {
    begun.push(`first: ${domain}`)
    return new Promise((done) => {
      finish = done
    })
  })
  await jobs.send(db, 'git-export', { domain: 'long' })
  await expect.poll(() => begun, soon).toEqual(['first: long'])

  // As a server leaves it that was killed: begun, and nobody there who works on it.
  await jobs.send(db, 'git-export', { domain: 'killed' })
  const { rows } = await db.query<{ id: string }>(
    `update pgboss.job set state = 'active', started_on = now() where data ->> 'domain' = 'killed' returning id`,
  )
  await transaction(db, (tx) =>
    noteWorking(tx, 'git-export', { id: rows[0]!.id, data: { domain: 'killed' } }),
  )
  await db.query(`update job_attempt set since = now() - interval '1 minute'`)
  const others = await openJobs(db, { error: () => {} })
  others.work('git-export', async ({ domain }) => {
    begun.push(`second: ${domain}`)
  })
  await expect.poll(() => begun, soon).toEqual(['first: long', 'second: killed'])
  finish()
  await expect.poll(async () => (await db.query('select from job_attempt')).rowCount, soon).toBe(0)
  await others.close()
})

test('a job that ended before its abandonment was noticed is not failed a second time', async () => {
  await jobs.send(db, 'git-export', { domain: 'late' })
  const ended = `update pgboss.job set state = 'completed', completed_on = now() where data ->> 'domain' = 'late' returning id`
  const { rows } = await db.query<{ id: string }>(ended)
  await transaction(db, (tx) => noteWorking(tx, 'git-export', { id: rows[0]!.id, data: { domain: 'late' } }))
  await db.query(`update job_attempt set since = now() - interval '1 minute'`)
  jobs.work('git-export', async () => {})
  await expect.poll(async () => (await db.query('select from job_attempt')).rowCount, soon).toBe(0)
  const { rows: states } = await db.query(`select state from pgboss.job where name = 'git-export'`)
  expect(states).toEqual([{ state: 'completed' }])
})

test('dead letters that nobody here saw fail are among the failed jobs, with what pg-boss says of them', async () => {
  const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false })
  await boss.start()
  await boss.send('git-export', { domain: 'slow' }, { retryLimit: 0 })
  const [job] = await boss.fetch('git-export')
  await db.query(`update pgboss.job set started_on = now() - interval '1 day' where id = $1`, [job!.id])
  await boss.expire()
  await boss.stop({ graceful: false })
  const next = await openJobs(db, { error: () => {} })
  const error = 'job failed by timeout in active state'
  expect(await next.failed()).toMatchObject([
    { queue: 'git-export', data: { domain: 'slow' }, attempts: 1, error },
  ])
  const counted = await next.counts()
  expect(counted.find(({ job }) => job === 'git-export')).toMatchObject({ failed: 1, waiting: 0, running: 0 })
  await next.close()
})

test('jobs are counted by what they wait for', async () => {
  for (const domain of ['one', 'two', 'three', 'four']) await jobs.send(db, 'git-export', { domain })
  const states = { one: 'active', two: 'retry', three: 'retry' }
  for (const [domain, state] of Object.entries(states)) {
    await db.query(`update pgboss.job set state = $2 where data ->> 'domain' = $1`, [domain, state])
  }
  const counted = await jobs.counts()
  const expected = { job: 'git-export', waiting: 1, running: 1, retrying: 2, failed: 0 }
  expect(counted.find(({ job }) => job === 'git-export')).toEqual(expected)
})

test('a job sent again replaces those that wait for their next attempt', async () => {
  await jobs.send(db, 'git-push')
  expect(await jobs.isToBeTriedAgain('git-push')).toBe(false)
  const failing = await openJobs(db, { error: () => {} })
  failing.work('git-push', async () => {
    await db.query(`update pgboss.job set retry_delay = 3600 where name = 'git-push'`)
    throw new Error('not yet')
  })
  await expect.poll(() => jobs.isToBeTriedAgain('git-push'), soon).toBe(true)
  await failing.close()
  expect(await jobs.isToBeTriedAgain('git-push', { domain: 'other' })).toBe(false)

  await jobs.resend('git-push')
  jobs.work('git-push', async () => {})
  const states = async () =>
    (await db.query(`select state from pgboss.job where name = 'git-push'`)).rows.map(({ state }) => state)
  await expect.poll(states, soon).toEqual(['completed'])
})

test('the sweep, the removal of ended sessions and the look after publications are planned, and the sweep is done', async () => {
  const { rows } = await db.query('select name, cron from pgboss.schedule order by name')
  expect(rows).toEqual([
    { name: 'audit-retention', cron: '50 2 * * *' },
    { name: 'ended-sessions', cron: '10 * * * *' },
    { name: 'publishing', cron: '* * * * *' },
    { name: 'sweep', cron: '30 2 * * *' },
  ])
  await db.query(
    `insert into blob (hash, body, used_at) values ('\\x00', 'unused', now() - interval '2 days')`,
  )
  const audit = openAuditLog(db)
  workOnHousekeeping({
    ...{ jobs, db, audit, content: openContentStore(db), config: readConfig({}) },
    log: { info: () => {} },
  })
  await jobs.send(db, 'sweep')
  await expect.poll(async () => (await db.query('select from blob')).rowCount, soon).toBe(0)
  await audit.close()
})

test('pg-boss is used by its calls alone: no code of the product but the backup names its tables (ruling R424)', async () => {
  const folder = path.join(fileURLToPath(projectFolder), 'apps/server/src')
  const found: string[] = []
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(ts|sql)$/.test(file) || /\.test\.ts$|(^|\/)(testing|torture)\//.test(file)) continue
    if (/\bpgboss\.\w/.test(await readFile(path.join(folder, file), 'utf8'))) found.push(file)
  }
  // A backup copies the jobs that wait, for which pg-boss has no call
  expect(found.toSorted()).toEqual(['backup/backup.ts', 'jobs/kept-jobs.ts'])
})
