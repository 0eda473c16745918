import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../process/cannot-start.ts'
import { whileTransactionIsOpen } from '../testing/open-transaction.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import {
  askingTransaction,
  connectDatabase,
  holdingLock,
  isDatabaseAway,
  lockedTransaction,
  migrate,
  sendTogether,
  transaction,
  withOwnConnection,
} from './database.ts'
import { isLocked } from './locks.ts'
import type { Tx } from './tx.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let db: Pool
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await connectDatabase(database.url)
})
afterAll(async () => {
  await db.end()
  await database.drop()
})

const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`

test('what calls ask of the database is limited in time; long work is not', async () => {
  expect((await db.query(settings)).rows).toEqual([{ statement: '30s', lock: '15s', idle: '1min' }])
  expect(await withOwnConnection(db, async (client) => (await client.query(settings)).rows)).toEqual([
    { statement: '0', lock: '0', idle: '0' },
  ])
})

test('a statement or a lock that takes too long counts as a database that is away', async () => {
  const inTime = (setting: string, sql: string) =>
    transaction(db, async (client) => {
      await client.query(`set local ${setting} = 50`)
      await client.query(sql)
    }).catch((error: unknown) => isDatabaseAway(error))
  expect(await inTime('statement_timeout', 'select pg_sleep(60)')).toBe(true)
  await whileTransactionIsOpen(db, async (client) => {
    await client.query('lock table domain')
    expect(await inTime('lock_timeout', 'select from domain')).toBe(true)
  })
})

test('of statements that are sent together the first failure is thrown; what still follows does not come behind the rollback', async () => {
  await db.query('create table sent_together (name text)')
  const insert = (name: string) => ({ text: 'insert into sent_together values ($1)', values: [name] })
  const failed = transaction(db, (client) =>
    sendTogether(client, () => {
      const before = client.query(insert('before'))
      const failing = client.query('select 1 / 0')
      const later = failing.catch(() => setImmediate()).then(() => client.query(insert('later')))
      return [before, failing, later]
    }),
  )
  await expect(failed).rejects.toThrow('division by zero')
  // Behind whatever that connection was still asked
  await Promise.all(Array.from({ length: db.totalCount }, () => db.query('select 1')))
  expect((await db.query('select name from sent_together')).rows).toEqual([])

  const refused = askingTransaction(
    db,
    (client) => sendTogether(client, () => [client.query('select 1'), Promise.reject(new Error('Refused'))]),
    (client) => client.query(insert('refused')),
  )
  await expect(refused).rejects.toThrow('Refused')
  const asked = await askingTransaction(
    db,
    async (client) => (await client.query('select count(*)::int as rows from sent_together')).rows[0],
    async (client, before) => {
      await client.query(insert('kept'))
      return before
    },
  )
  expect(asked).toEqual({ rows: 0 })
  expect((await db.query('select name from sent_together')).rows).toEqual([{ name: 'kept' }])
})

test('a query that is never answered ends its transaction, and the next call gets another connection', async () => {
  const impatient: QueryConfig & { query_timeout: number } = {
    text: 'select pg_sleep(60)',
    query_timeout: 50,
  }
  const failed = await transaction(db, (client) => client.query(impatient)).catch((error: unknown) => error)
  expect(failed).toMatchObject({ message: 'Query read timeout' })
  expect(isDatabaseAway(failed)).toBe(true)
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a connection that is lost while it is in use does not end the process', async () => {
  const client = await db.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await db.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await ended
  client.release()
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])

  await expect(
    withOwnConnection(db, (own) => own.query('select pg_terminate_backend(pg_backend_pid())')),
  ).rejects.toSatisfy(isDatabaseAway)
})

test('a database that a newer version has changed is refused in one sentence and left as it is', async () => {
  const { url, drop } = await makeTestDatabase()
  const db = await connectDatabase(url)
  const names = async () => (await db.query('select name from migration order by name')).rows
  const known = await names()
  await db.query(`insert into migration (name) values ('9998_earlier.sql'), ('9999_from-the-future.sql')`)
  await db.query('delete from migration where name = $1', [known[0].name])
  const before = await names()

  const refused = await migrate(db).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CannotStart)
  expect((refused as Error).message).toBe(
    'The database belongs to a newer version of the product (it has 9999_from-the-future.sql): start that version, or restore a backup',
  )
  expect(await names()).toEqual(before)
  await db.end()
  await drop()
})

test('a start that has nothing to migrate does not wait for a backup, which keeps others from changing tables', async () => {
  await holdingLock(db, 'migrations', () => migrate(db))
})

test('inside of a transaction the pool refuses whoever asks it; before, outside and after it does not', async () => {
  const refusal = 'The pool was asked inside of a transaction'
  let later: Promise<unknown> = Promise.resolve()
  await transaction(db, async (tx) => {
    await expect(db.query('select 1')).rejects.toThrow(refusal)
    await expect(db.connect()).rejects.toThrow(refusal)
    await expect(transaction(db, async () => {})).rejects.toThrow(refusal)
    await expect(Promise.all([setImmediate().then(() => db.query('select 1'))])).rejects.toThrow(refusal)
    expect((await tx.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    // Whoever is only started here is no part of it once it has ended.
    later = setTimeout(100).then(() => db.query('select 1'))
  })
  await later
  const concurrent = transaction(db, (tx) => tx.query('select pg_sleep(0.2)'))
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await concurrent
  await expect(lockedTransaction(db, 'gitHistory', () => db.query('select 1'))).rejects.toThrow(refusal)
})

test('who takes turns gets a connection that was opened before; where the work failed it is another one, and the lock is free', async () => {
  const backend = async (tx: Tx) =>
    (await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const own = await connectDatabase(database.url)
  const first = await lockedTransaction(own, 'gitHistory', backend)
  expect(await lockedTransaction(own, 'gitHistory', backend)).toBe(first)
  const failing = lockedTransaction(own, 'gitHistory', async (tx) => {
    await tx.query('create table half_done (name text)')
    throw new Error('half done')
  })
  await expect(failing).rejects.toThrow('half done')
  const after = await lockedTransaction(own, 'gitHistory', backend)
  expect(after).not.toBe(first)
  expect((await own.query(`select to_regclass('half_done') as made`)).rows).toEqual([{ made: null }])
  expect((await own.query(`select ${isLocked('gitHistory', `''`)} as "isLocked"`)).rows).toEqual([
    { isLocked: false },
  ])
  expect((await lockedTransaction(own, 'gitHistory', (tx) => tx.query(settings))).rows).toEqual([
    { statement: '0', lock: '2min', idle: '0' },
  ])
  await own.end()
  await expect
    .poll(async () => (await db.query('select from pg_stat_activity where pid = $1', [after])).rowCount)
    .toBe(0)
})
