import { diss, domains } from '@sdp/api'
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

test('an admin imports a definition; the same again changes nothing, another of that version is refused', async () => {
  const ada = await server.as('ada')
  const imported = definition('2.0')
  const first = await ada.call(diss.create, { body: imported })
  expect(first).toEqual({ status: 200, body: { version: '2.0', isNew: true } })
  expect((await ada.call(diss.create, { body: imported })).body).toEqual({ version: '2.0', isNew: false })
  const other = await ada.call(diss.create, { body: { version: '2.0', intents: [] } })
  expect(other).toMatchObject({
    status: 409,
    body: { message: 'There is already another DISS definition 2.0' },
  })
  expect((await paul.call(diss.latest)).body).toEqual(imported)
})

test('a definition that is not one is refused with what is wrong and where', async () => {
  const ada = await server.as('ada')
  const wrong = { version: '3', intents: [{ intent: 'play', slots: [{ label: '', type: 'enum' }] }] }
  expect(await ada.call(diss.create, { body: wrong })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('body.intents.0.slots.0.label') },
  })
  const twice = { version: '3', intents: [{ intent: 'play' }, { intent: 'play' }] }
  expect(await ada.call(diss.create, { body: twice })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('play is there twice') },
  })
})

test('a version is deleted, unless a domain is pinned to it (ruling R375)', async () => {
  const ada = await server.as('ada')
  for (const version of ['8.0', '8.1']) await ada.call(diss.create, { body: definition(version) })
  const pinned = { languages: [{ language: 'eng-USA' }], diss: { enabled: true, version: '8.0' } }
  await paul.call(domains.create, { body: { ...pinned, name: 'Pinned' } })
  expect(await ada.call(diss.remove, { params: { version: '8.0' } })).toMatchObject({
    status: 409,
    body: { message: 'The DISS definition 8.0 is used by Pinned' },
  })
  expect((await ada.call(diss.remove, { params: { version: '8.1' } })).status).toBe(200)
  expect((await ada.call(diss.remove, { params: { version: '8.1' } })).status).toBe(404)
  expect((await paul.call(diss.versions)).body).not.toContain('8.1')
})

test('without a service nothing is fetched', async () => {
  const ada = await server.as('ada')
  expect((await ada.call(diss.service)).body).toEqual({ isConfigured: false, imported: [], problems: [] })
  expect((await ada.call(diss.fetch)).status).toBe(404)
})
