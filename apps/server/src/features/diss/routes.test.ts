import { diss } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server?.close())

const definition = (version: string) => ({
  version,
  intents: [{ intent: 'play', slots: [{ label: 'artist', type: 'string', canonicals: [] }] }],
})

test('without any definition there are no versions and no latest one', async () => {
  expect(await paul.call(diss.versions)).toEqual({ status: 200, body: [] })
  expect((await paul.call(diss.latest)).status).toBe(404)
})

test('[DISS-013] [DISS-014] [DISS-015] [DISS-016] definitions are read all, by version, and the latest by number', async () => {
  for (const version of ['1.9', '1.10', '1.2']) {
    await server.deps.db.query(
      'insert into diss_definition (version, body, imported_at) values ($1, $2, now())',
      [version, definition(version)],
    )
  }
  expect((await paul.call(diss.versions)).body).toEqual(['1.10', '1.9', '1.2'])
  expect((await paul.call(diss.latest)).body).toEqual(definition('1.10'))
  expect((await paul.call(diss.version, { params: { version: '1.2' } })).body).toEqual(definition('1.2'))
  expect((await paul.call(diss.version, { params: { version: '7' } })).status).toBe(404)
  expect((await paul.call(diss.list)).body.map((one) => one.version)).toEqual(['1.10', '1.9', '1.2'])
})
