import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whileTransactionIsOpen } from '../testing/open-transaction.ts'
import { openTestContent, parse, type TestContent } from '../testing/test-content.ts'
import { contentPins, sweep } from './sweep.ts'

let content: TestContent
beforeEach(async () => {
  content = await openTestContent()
})
afterEach(() => content.close())

const actions = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${prefix}${at}`, comments: `${prefix} ${at}` }))

const deleteDomain = (savePointId: string) =>
  content.db.query('delete from domain where id = (select domain_id from save_point where id = $1)', [
    savePointId,
  ])

/** As if nothing had been saved for two days. */
const age = () => content.db.query(`update blob set used_at = now() - interval '2 days'`)

const entry = 'body like $1'
const entryOf = (name: string) => [`%"${name}"%comments%`]

test('a sweep removes what only a deleted domain had, and nothing that others share or once had', async () => {
  const kept = await content.newDomain({ shared: { api_actions: actions('both', 300) } })
  await content.save(kept, { justtalk: ['an earlier revision'] })
  await content.save(kept, { justtalk: ['now'] })
  const before = await content.count('blob')
  const removed = await content.newDomain({
    shared: { api_actions: [...actions('both', 300), ...actions('gone', 300)] },
  })
  await deleteDomain(removed)
  expect(await content.store.sweep(), 'used a moment ago').toBe(0)
  await age()

  expect(await content.store.sweep()).toBeGreaterThan(300)
  expect(await content.count('blob')).toBe(before)
  expect(parse((await content.freshStore().read(kept)).pieces).api_actions).toEqual(actions('both', 300))
  expect(await content.store.sweep()).toBe(0)
})

test('the parts of a long list stay as long as a revision has them, and go with the last one', async () => {
  const rules = Array.from({ length: 1000 }, (_, at) => ({ comments: `rule ${at}` }))
  const before = await content.count('blob')
  const id = await content.newDomain({ shared: { decision_rules: [{ name: 'Main', comments: '', rules }] } })
  const pieces = [{ at: 500, remove: 1, put: [{ comments: 'new' }] }]
  const inside = { Main: { count: 1000, pieces } }
  await content.save(id, { decision_rules: { $patch: { put: {}, inside } } })
  await age()
  expect(await content.store.sweep()).toBe(0)
  const [module] = parse((await content.freshStore().read(id)).pieces).decision_rules as {
    rules: unknown[]
  }[]
  expect(module!.rules).toEqual(rules.with(500, { comments: 'new' }))

  await deleteDomain(id)
  await content.store.sweep()
  expect(await content.count('blob')).toBe(before)
})

test('what something else pins stays, though its revision is gone', async () => {
  const id = await content.newDomain({ shared: { api_actions: actions('published', 200) } })
  await content.db.query(
    'create table pinned_elsewhere as select manifest from revision where id = (select head from save_point where id = $1)',
    [id],
  )
  const before = await content.count('blob')
  await deleteDomain(id)
  await age()
  expect(await sweep(content.db, { pins: [...contentPins, 'select manifest from pinned_elsewhere'] })).toBe(0)
  expect(await sweep(content.db)).toBe(before)
})

test('a text that is an entry here and a tree there stays alive as both', async () => {
  const id = await content.newDomain({ shared: { api_actions: actions('a', 3) } })
  const { rows } = await content.db.query<{ body: string }>(
    `select body from blob where body like '[["a0",%' or body ~ '^\\["[0-9a-f]{64}"'`,
  )
  const trees = Object.fromEntries(rows.map(({ body }, at) => [`tree ${at}`, JSON.parse(body).flat()]))
  await content.save(id, {
    tts_responses: trees,
    domain_shared_resources: rows.map(({ body }) => JSON.parse(body)),
  })
  await content.save(id, { domain_shared_resources: JSON.parse(rows[0]!.body) })
  await age()
  await content.store.sweep()
  expect(parse((await content.freshStore().read(id)).pieces)).toMatchObject({
    api_actions: actions('a', 3),
    tts_responses: trees,
  })
})

test('saves that bring back swept texts during a sweep lose nothing', async () => {
  const id = await content.newDomain()
  const other = await content.newDomain({ shared: { api_actions: actions('again', 400) } })
  await deleteDomain(other)
  await age()
  const saves = async () => {
    for (let round = 0; round < 10; round++) {
      await content.save(id, { api_actions: actions('again', 40 * (round + 1)) })
    }
  }
  const sweeps = async () => {
    for (let round = 0; round < 4; round++) await content.store.sweep()
  }
  await Promise.all([saves(), sweeps()])
  expect(parse((await content.freshStore().read(id)).pieces).api_actions).toEqual(actions('again', 400))
})

test('a save that needs a text while it is being removed writes it again', async () => {
  const id = await content.newDomain()
  await deleteDomain(await content.newDomain({ shared: { api_actions: actions('again', 1) } }))
  await age()
  let saved: Promise<unknown> | undefined
  await whileTransactionIsOpen(content.db, async (client) => {
    expect((await client.query(`delete from blob where ${entry}`, entryOf('again0'))).rowCount).toBe(1)
    saved = content.save(id, { api_actions: actions('again', 1) })
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await content.db.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
  })
  await saved
  expect(parse((await content.freshStore().read(id)).pieces).api_actions).toEqual(actions('again', 1))
})

test('a sweep waits for no save, and no save for a sweep; what a save is about to use stays', async () => {
  const slow = await content.newDomain()
  const quick = await content.newDomain()
  await deleteDomain(await content.newDomain({ shared: { api_actions: actions('again', 200) } }))
  await age()
  let goOn = () => {}
  let saved: Promise<unknown> | undefined
  await new Promise<void>((written) => {
    const after = () =>
      new Promise<void>((resolve) => {
        goOn = resolve
        written()
      })
    saved = content.save(slow, { api_actions: actions('again', 100) }, {}, { after })
  })
  expect(await content.store.sweep()).toBeGreaterThanOrEqual(100)
  await content.save(quick, { api_actions: actions('other', 100) })
  goOn()
  await saved
  await content.store.sweep()
  expect(parse((await content.freshStore().read(slow)).pieces).api_actions).toEqual(actions('again', 100))
  expect(parse((await content.freshStore().read(quick)).pieces).api_actions).toEqual(actions('other', 100))
})

test('nothing is swept while servers of two versions run, nor by one that is older than the database', async () => {
  const removed = await content.newDomain({ shared: { api_actions: actions('gone', 300) } })
  await deleteDomain(removed)
  await age()
  const other = new pg.Client({
    connectionString: content.db.options.connectionString,
    application_name: 'sdp-studio events 7',
  })
  await other.connect()
  await expect(content.store.sweep()).rejects.toThrow('A server of another version is running')
  await other.end()

  await content.db.query(`insert into migration (name, runs_beside) values ('9999-later.sql', '')`)
  await expect(content.store.sweep()).rejects.toThrow('belongs to a newer version')
  await content.db.query(`delete from migration where name = '9999-later.sql'`)
  expect(await content.store.sweep()).toBeGreaterThan(300)
})
