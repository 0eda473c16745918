import { concepts, domains } from '@sdp/api'
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
