import { concepts, domains, savePoints } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withOwnConnection } from '../db/database.ts'
import { lockOnConnection } from '../db/locks.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server?.close())

const list = async () =>
  (await paul.call(concepts.query, { params: { page: 1 }, body: { language: 'deu-DEU' } })).status
const create = (name: string) =>
  paul.call(domains.create, { body: { name, languages: [{ language: 'eng-USA' }] } })

test('concepts are listed while a sweep is at work and domains are saved', async () => {
  await withOwnConnection(server.deps.db, async (sweeping) => {
    await lockOnConnection(sweeping, 'sweep')
    await create('While-a-sweep')
    expect(await list()).toBe(200)
  })
})

test('concepts are listed while domains and save points come and go', async () => {
  let isOver = false
  const statuses: number[] = []
  const lists = Array.from({ length: 3 }, async () => {
    while (!isOver) statuses.push(await list())
  })
  const churn = Array.from({ length: 3 }, async (_, at) => {
    for (let round = 0; round < 15; round++) {
      const name = `Short-lived-${at}-${round}`
      const { body } = await create(name)
      const branch = { fromId: body._id, newSavePoint: { name: 'summer' } }
      const point = (await paul.call(savePoints.create, { body: branch })).body._id
      await paul.call(savePoints.remove, { params: { id: point } })
      expect((await paul.call(domains.remove, { params: { id: body._id } })).status).toBe(200)
    }
  })
  await Promise.all(churn).finally(() => {
    isOver = true
  })
  await Promise.all(lists)
  expect(statuses.length).toBeGreaterThan(0)
  expect(statuses).toEqual(statuses.map(() => 200))
})
