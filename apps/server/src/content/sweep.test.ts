import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestContent, parse, type TestContent } from '../testing/test-content.ts'
import { oneAtATime } from './sweep.ts'

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

test('a sweep removes what only a deleted domain had, and nothing that others share or once had', async () => {
  const kept = await content.newDomain({ shared: { api_actions: actions('both', 300) } })
  await content.save(kept, { justtalk: ['an earlier revision'] })
  await content.save(kept, { justtalk: ['now'] })
  const before = await content.count('blob')
  const gone = await content.newDomain({
    shared: { api_actions: [...actions('both', 300), ...actions('gone', 300)] },
  })
  await deleteDomain(gone)

  expect(await content.store.sweep()).toBeGreaterThan(300)
  expect(await content.count('blob')).toBe(before)
  expect(parse((await content.freshStore().read(kept)).pieces).api_actions).toEqual(actions('both', 300))
  expect(await content.store.sweep()).toBe(0)
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

test('two who ask during a run share the run that follows', async () => {
  let runs = 0
  const run = oneAtATime(async () => ++runs)
  const answers = await Promise.all([run(), run()])
  expect([...answers, await run()]).toEqual([1, 1, 2])
})
