import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { domains } from '@sdp/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
const texts = Object.fromEntries(
  Array.from({ length: 200 }, (_, at) => [`text-${at}`, ['said', 'x'.repeat(200)]]),
)

beforeAll(async () => {
  server = await startTestServer({ SDP_TRUST_PROXY: '127.0.0.1', SDP_OFFLINE_ACCESS: 'true' })
  paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Large', languages: [{ language: 'eng-USA' }] } })
  await save({ tts_responses: { $patch: { put: texts } } })
})
afterAll(() => server?.close())

async function save(updates: Record<string, unknown>): Promise<void> {
  const body = { updates, commit_message: 'work' }
  const { status } = await paul.call(domains.update, { params: { id: 'large' }, query: {}, body })
  expect(status).toBe(200)
}

/** As a browser on another machine asks; the bytes as they come, since fetch would unpack them. */
function ask(address: string, headers: Record<string, string> = {}) {
  const all = { ...paul.headers, 'x-forwarded-for': '192.0.2.1', ...headers }
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (answered) => {
      request(`${server.url}/api${address}`, { headers: all }, async (answer) => {
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(part)
        answered({ status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(parts) })
      }).end()
    },
  )
}

const stored = async () => (await ask('/domains/large')).bytes.toString()

test('a large answer goes compressed to another machine, as its browser likes it, and plain to this one', async () => {
  const plain = await ask('/domains/large')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('accept-encoding')
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask('/domains/large', { 'accept-encoding': accepted })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 10)
    expect(unpack(packed.bytes).toString()).toBe(plain.bytes.toString())
    expect(packed.headers.etag).toBe(`W/${plain.headers.etag}`)
  }
  const { headers } = await fetch(`${server.url}/api/domains/large`, { headers: paul.headers })
  expect(headers.get('content-encoding')).toBeNull()
})

test('small replies, among them tokens, are not compressed', async () => {
  const { headers } = await ask('/domains/large?includeDialogs=false', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
})

test('who has the newest content is told so without it being read', async () => {
  const first = await ask('/domains/large?language=eng-USA')
  const tag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const read = vi.spyOn(server.deps.content, 'read')
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask('/domains/large?language=eng-USA', { 'if-none-match': known })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag])
  }
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('a save, other general data, a session and another language are another answer', async () => {
  const address = '/domains/large?language=eng-USA'
  let tag = String((await ask(address)).headers.etag)
  for (const change of [
    () => save({ justtalk: ['hello'] }),
    () => save({ description: 'changed' }),
    () =>
      server.deps.db.query(`
      insert into domain_session (save_point_id, user_id, user_name, message, start_time, expiration_time)
      values ('large', 'paul@sdp.example', 'Paul', 'work', now(), now() + interval '1 hour')`),
  ]) {
    await change()
    const answer = await ask(address, { 'if-none-match': tag })
    expect(answer.status).toBe(200)
    expect(answer.headers.etag).not.toBe(tag)
    tag = String(answer.headers.etag)
  }
  expect((await ask('/domains/large', { 'if-none-match': tag })).status).toBe(200)
  expect((await ask(`${address}&skipSession=true`, { 'if-none-match': tag })).status).toBe(200)
  expect(JSON.parse(await stored())).toMatchObject({ justtalk: ['hello'], description: 'changed' })
})
