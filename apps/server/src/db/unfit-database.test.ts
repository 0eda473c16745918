import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { refuseUsed } from '../backup/restore.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { startTestServer } from '../testing/test-server.ts'
import { connectDatabase } from './database.ts'
import { refuseUnfitDatabase, unfitReason } from './unfit-database.ts'

const name = `sdp_unfit_${randomBytes(6).toString('hex')}`
let admin: pg.Client
beforeEach(async () => {
  admin = new pg.Client({ connectionString: inject('databaseServer') })
  await admin.connect()
})
afterEach(async () => {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`drop role if exists ${name}`)
  await admin.end()
})

function urlAs(role?: string): string {
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  if (role !== undefined) [url.username, url.password] = [role, 'secret']
  return url.href
}

async function startOn(databaseUrl: string): Promise<unknown> {
  return startTestServer({}, { databaseUrl }).catch((error: unknown) => error)
}

test('a role that may make no tables in an empty database is told how it may, at a start and at a restore', async () => {
  await admin.query(`create role ${name} login password 'secret'`)
  await admin.query(`create database ${name}`)
  const refused = await startOn(urlAs(name))
  expect(refused).toBeInstanceOf(CannotStart)
  const { message } = refused as CannotStart
  expect(message).toContain(`The role ${name} may not make schemas and tables in the database ${name}: `)
  const db = await connectDatabase(urlAs(name))
  try {
    await expect(refuseUsed(db, '/nowhere')).rejects.toThrow(message)
    await admin.query(/"(.*)"/.exec(message)![1]!)
    await refuseUnfitDatabase(db)
  } finally {
    await db.end()
  }
})

test('an empty database that cannot keep every text is refused (ruling R423)', async () => {
  await admin.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`)
  const refused = await startOn(urlAs())
  expect(refused).toBeInstanceOf(CannotStart)
  expect((refused as CannotStart).message).toContain(`The database ${name} keeps texts as LATIN1`)
})

test('a PostgreSQL that is too old is refused by its version', () => {
  const found = { name, role: name, encoding: 'UTF8', mayMakeTables: true }
  expect(unfitReason({ ...found, version: 130_016 })).toContain('version 14 or newer, but is 13')
  expect(unfitReason({ ...found, version: 140_000 })).toBeUndefined()
})
