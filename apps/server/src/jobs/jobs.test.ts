import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAuditLog } from '../audit/audit-log.ts'
import { readConfig } from '../config.ts'
import { openContentStore } from '../content/content-store.ts'
import { connectDatabase, transaction } from '../db/database.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { workOnHousekeeping } from './housekeeping.ts'
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

test('of a domain that fails again and again one is told; dropped, also by an older one, it is forgotten', async () => {
  for (let save = 0; save < 3; save++) await jobs.send(db, 'git-export', { domain: 'stuck' })
  jobs.work('git-export', async () => {
    throw new Error('no')
  })
  const letters = async () => {
    await makeLastAttempt()
    const { rows } = await db.query<{ id: string }>(
      `select id from pgboss.job where name = 'git-export-failed' order by created_on`,
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
  await db.query(`update pgboss.job set state = 'active', started_on = now() - interval '1 minute'
                  where name = 'git-export'`)
  const others = await openJobs(db, { error: () => {} })
  others.work('git-export', async ({ domain }) => {
    begun.push(`second: ${domain}`)
  })
  await expect.poll(() => begun, soon).toEqual(['first: long', 'second: killed'])
  finish()
  await others.close()
})

test('a job sent anew stands for those that wait for their next attempt', async () => {
  await jobs.send(db, 'git-push')
  expect(await jobs.isToBeTriedAgain('git-push')).toBe(false)
  await db.query(`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
                  where name = 'git-push'`)
  expect(await jobs.isToBeTriedAgain('git-push')).toBe(true)
  expect(await jobs.isToBeTriedAgain('git-push', { domain: 'other' })).toBe(false)

  await jobs.sendAnew('git-push')
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
