import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { placeColumns, placeValues, selectedPlace } from './place.ts'

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

const place = {
  domainId: 'radio',
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'world',
  language: 'deu-DEU',
}

test('what is active, what ran and what was asked for are each at a place, which is the key of what is active', async () => {
  const key = `select a.attname from pg_constraint c cross join unnest(c.conkey) with ordinality key(number, at)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.number
    where c.conrelid = 'activation'::regclass and c.contype = 'p' order by key.at`
  const { rows } = await db.query<{ attname: string }>(key)
  expect(rows.map(({ attname }) => attname).join(', ')).toBe(placeColumns)
  for (const table of ['activation', 'publishing_run', 'publishing_approval']) {
    expect((await db.query(`select ${selectedPlace(table)} from ${table}`)).rows).toEqual([])
  }
})

test('the values of a place come in the order of its columns, and a row becomes the place again', async () => {
  const { rows } = await db.query(
    `select ${selectedPlace('row')} from (values ($1, $2, $3, $4, $5, $6)) as row (${placeColumns})`,
    placeValues(place),
  )
  expect(rows).toEqual([place])
})
