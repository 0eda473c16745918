import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { audit, domains, handlers } from '@sdp/api'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { testHandler } from './test-handler.ts'

/** Answers of the resolver by name; others are asked for real. */
const names = vi.hoisted(() => new Map<string, string>())
vi.mock('node:dns', async (load) => {
  const dns = await load<typeof import('node:dns')>()
  const lookup = (name: string, options: object, callback: (...answer: unknown[]) => void) => {
    const address = names.get(name)
    if (address === undefined) return dns.lookup(name, options, callback as never)
    if (address === '') return callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
    callback(null, [{ address, family: 4 }])
  }
  return { ...dns, lookup }
})

/** Addresses that count as public although they are this machine's, so that a handler can be called for real. */
const publicOnes = vi.hoisted(() => new Set<string>())
vi.mock('@sdp/domain', async (load) => {
  const domain = await load<typeof import('@sdp/domain')>()
  const isPublicAddress = (address: string) => publicOnes.has(address) || domain.isPublicAddress(address)
  return { ...domain, isPublicAddress }
})

let server: TestServer
let paul: Caller
let services: Server[] = []
const params = { id: 'radio' }

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Radio', languages: [{ language: 'eng-USA' }] } })
})
afterEach(() => {
  for (const service of services) {
    service.closeAllConnections()
    service.close()
  }
  services = []
  names.clear()
  publicOnes.clear()
})
afterAll(() => server.close())

/** A handler on this machine under a name that the resolver knows; returns its port. */
async function handlerThat(answers: RequestListener): Promise<number> {
  const service = createServer(answers)
  services.push(service)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  names.set('handler.example', '127.0.0.1')
  return (service.address() as AddressInfo).port
}

const tested = async (url: string, by: Caller = paul) => by.call(handlers.test, { params, body: { url } })

test('the test of a handler reports status, time and body, whatever the handler says', async () => {
  publicOnes.add('127.0.0.1')
  const port = await handlerThat((request, response) => {
    response.writeHead(418, { 'content-type': 'application/json' }).end(`{"asked":"${request.url}"}`)
  })
  const { status, body } = await tested(`http://handler.example:${port}/radio`)
  expect(status).toBe(200)
  expect(body).toEqual({
    isAnswered: true,
    millis: expect.any(Number),
    status: 418,
    contentType: 'application/json',
    body: '{"asked":"/radio"}',
    isCut: false,
  })
})

test('a long answer is cut, and one without an end is not waited for (ruling R110)', async () => {
  publicOnes.add('127.0.0.1')
  const sent = { text: 'x'.repeat(30_000) }
  const port = await handlerThat((_, response) => void response.end(sent.text))
  const { body } = await tested(`http://handler.example:${port}`)
  expect(body).toMatchObject({ isAnswered: true, isCut: true, body: 'x'.repeat(20_000) })
  sent.text = 'x'.repeat(2 * 1024 * 1024)
  expect((await tested(`http://handler.example:${port}`)).body).toMatchObject({
    isAnswered: false,
    problem: 'its answer is larger than 1 MB',
  })
})

test('a handler that is not there is reported by a sentence', async () => {
  names.set('gone.example', '')
  expect((await tested('https://gone.example')).body).toMatchObject({
    isAnswered: false,
    problem: 'its host was not found',
  })
  publicOnes.add('127.0.0.1')
  const port = await handlerThat(() => {})
  await new Promise((closed) => services[0]?.close(closed))
  expect((await tested(`http://handler.example:${port}`)).body).toMatchObject({
    isAnswered: false,
    problem: 'nobody answers there',
  })
})

test('[APIA-033] [APIA-034] no test reaches into the own network, by its address, by a name or by another protocol', async () => {
  let isAsked = false
  const port = await handlerThat(() => {
    isAsked = true
  })
  for (const url of ['http://10.0.0.1', 'http://app.localhost', 'file:///etc/passwd', 'radio']) {
    expect(await tested(url)).toMatchObject({ status: 400, body: { message: 'Invalid Base URL format!' } })
  }
  expect((await tested(`http://handler.example:${port}`)).body).toMatchObject({
    isAnswered: false,
    problem: 'handler.example is an address of a private network',
  })
  expect((await tested('ftp://files.example')).body).toMatchObject({
    isAnswered: false,
    problem: 'ftp: is neither http nor https',
  })
  expect(isAsked).toBe(false)
})

test('a handler on the machine of a developer is called, for nobody else', async () => {
  const port = await handlerThat((_, response) => void response.end('here'))
  for (const host of ['127.0.0.1', 'localhost']) {
    const { body } = await tested(`http://${host}:${port}`)
    expect(body).toMatchObject({ isAnswered: true, body: 'here' })
    const shared = { handlerHosts: new Map<string, string>(), loopbackHandlers: false }
    expect(await testHandler(shared, `http://${host}:${port}`, AbortSignal.timeout(5000))).toMatchObject({
      isAnswered: false,
      problem: `${host} is an address of a private network`,
    })
  }
})

test('the audit log records who tested which host, without a password', async () => {
  names.set('gone.example', '')
  await tested('https://user:secret@gone.example/x')
  const { body } = await (await server.as('ada')).call(audit.list, { query: { what: 'Test handler' } })
  const [entry] = body.entries
  expect(entry).toMatchObject({ who: 'paul@sdp.example', details: 'gone.example' })
  expect(JSON.stringify(body)).not.toContain('secret')
})
