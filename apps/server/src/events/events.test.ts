import type { ServerEvent } from '@sdp/api'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { openDatabaseLine } from '../testing/database-line.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { openEvents } from './events.ts'

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

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }
const updated = { type: 'user-groups-updated' as const }

test('what is no event is passed over, and the next one is heard', async () => {
  const events = await openEvents(database.url)
  const received: ServerEvent[] = []
  events.subscribe((event) => received.push(event))
  for (const payload of ['{no json', '', '17', '{"type":"from-the-future"}']) {
    await db.query('select pg_notify($1, $2)', ['sdp_events', payload])
  }
  await events.publish(db, updated)
  await expect.poll(() => received, soon).toEqual([updated])
  await events.close()
})

test('a connection that died silently is replaced, and who listens learns that something may be lost', async () => {
  const line = await openDatabaseLine(database.url)
  const events = await openEvents(line.url, { heartbeatMillis: 1_000 })
  const received: ServerEvent[] = []
  let lost = 0
  events.subscribe((event) => received.push(event))
  events.onLost(() => lost++)

  line.freeze()
  await expect.poll(() => lost, soon).toBeGreaterThan(0)
  await events.publish(db, updated)
  await expect.poll(() => received, soon).toEqual([updated])
  await events.close()
  line.close()
})
