import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDiskFull } from './db/database.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SDP_OFFLINE_ACCESS: 'true' })
})
afterAll(() => server?.close())

/** From now on PostgreSQL says that it cannot write revisions, as it does when its disk is full. */
async function fillDisk(): Promise<void> {
  await server.deps.db.query(`
    create function no_space() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$;
    create trigger no_space before insert on revision execute function no_space();`)
}

test('a full disk is one clear sentence, nothing of the save is kept, and with space it can be saved again (ruling R426)', async () => {
  const paul = await server.as('paul')
  const body = { name: 'Full', languages: [{ language: 'eng-USA' }] }
  const { _id: id } = (await paul.call(domains.create, { body })).body
  const save = () =>
    paul.call(domains.update, {
      params: { id },
      query: {},
      body: { updates: { justtalk: ['hello'] }, commit_message: 'work', save_id: saveId },
    })
  const saveId = randomUUID()
  const before = await paul.call(domains.read, { params: { id }, query: {} })

  await fillDisk()
  expect(await save()).toEqual({ status: 507, body: { message: messages.general.diskFull } })
  expect(await paul.call(domains.create, { body: { ...body, name: 'Next' } })).toMatchObject({ status: 507 })
  expect(await paul.call(domains.read, { params: { id }, query: {} })).toEqual(before)
  expect(await paul.call(domains.read, { params: { id: 'next' }, query: {} })).toMatchObject({ status: 404 })

  await server.deps.db.query('drop function no_space cascade')
  expect((await save()).status).toBe(200)
  const { body: after } = await paul.call(domains.read, { params: { id }, query: {} })
  expect(after.justtalk).toEqual(['hello'])
})

test.runIf(process.platform === 'linux')(
  'a file that cannot be written for want of space counts as well',
  async () => {
    const error = await writeFile('/dev/full', 'x').catch((failed: unknown) => failed)
    expect(isDiskFull(error)).toBe(true)
  },
)
