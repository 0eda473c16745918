import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { diss } from '@sdp/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { fetchDefinitions } from './fetch-definitions.ts'

/** A real service whose replies each test chooses. */
let service: Server
let answer: RequestListener
let asked = 0
let url: string
let server: TestServer
let ada: Caller

const definition = (version: string) => ({
  version,
  intents: [{ intent: 'play', slots: [{ label: 'genre', type: 'enum', canonicals: ['jazz'] }] }],
})
const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

beforeAll(async () => {
  answer = json([definition('1.0')])
  service = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/definitions`
  server = await startTestServer({ SDP_DISS_URL: url })
  ada = await server.as('ada')
})
afterAll(async () => {
  await server?.close()
  service?.closeAllConnections()
  service?.close()
})
beforeEach(() => {
  asked = 0
})

const fetchNow = async () => (await ada.call(diss.fetch)).body
const versions = async () => (await ada.call(diss.versions)).body

test('the service is asked at the start and when somebody wishes; what is new is kept', async () => {
  await expect.poll(versions).toEqual(['1.0'])
  answer = json([definition('1.0'), definition('1.1')])
  expect(await fetchNow()).toMatchObject({ isConfigured: true, imported: ['1.1'], problems: [] })
  answer = json(definition('1.2'))
  expect(await fetchNow()).toMatchObject({ imported: ['1.2'] })
  expect(await versions()).toEqual(['1.2', '1.1', '1.0'])
  expect((await ada.call(diss.service)).body.askedAt).toBeTypeOf('number')
})

test('a definition that is wrong, or another one of a known version, is reported; the others are kept', async () => {
  answer = json([{ version: '1.0', intents: [] }, { version: '2' }, definition('2.1')])
  const { imported, problems } = await fetchNow()
  expect(imported).toEqual(['2.1'])
  expect(problems).toEqual([
    'There is already another DISS definition 1.0',
    expect.stringMatching(/^This is not a DISS definition\. intents: /),
  ])
})

test('a service that fails by chance is asked again', async () => {
  answer = (_, response) => {
    answer = json(definition('3.0'))
    response.statusCode = 503
    response.end()
  }
  expect(await fetchNow()).toMatchObject({ imported: ['3.0'], problems: [] })
  expect(asked).toBe(2)
})

test.each<[string, RequestListener, string, number]>([
  ['out of order', (_, response) => void response.writeHead(500).end(), 'it answered 500', 3],
  ['that refuses', (_, response) => void response.writeHead(403).end(), 'it answered 403', 1],
  ['that says something else', (_, response) => response.end('<html>'), 'its answer is no JSON', 1],
  ['that hangs up', (request) => request.socket.destroy(), 'socket hang up', 3],
])('a service %s leaves what is stored', async (_, wrong, problem, times) => {
  const before = await versions()
  answer = wrong
  expect(await fetchNow()).toMatchObject({ imported: [], problems: [problem] })
  expect(asked).toBe(times)
  expect(await versions()).toEqual(before)
})

test('an answer without an end is cut off', async () => {
  const piece = Buffer.alloc(1024 * 1024, ' ')
  answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(piece)) {}
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  expect(await fetchNow()).toMatchObject({ problems: ['its answer is larger than 50 MB'] })
})

test('asking stops when the server does', async () => {
  answer = () => {}
  const stop = new AbortController()
  const fetching = fetchDefinitions(url, stop.signal)
  await expect.poll(() => asked).toBe(1)
  stop.abort()
  await expect(fetching).rejects.toThrow('aborted')
})
