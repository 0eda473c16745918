import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chat, domains, type Sent } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

type Body = Sent<typeof chat.callHandler.shapes>['body']

let server: TestServer
let paul: Caller
let handler: Server
let asked: { url: string; body: unknown }[] = []
/** How the handler answers. */
let answers: (response: ServerResponse, request: IncomingMessage) => void

beforeAll(async () => {
  handler = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => {
      text += piece
    })
    request.on('end', () => {
      asked.push({ url: `${request.headers.host}${request.url}`, body: JSON.parse(text) })
      answers(response, request)
    })
  })
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve))
  const { port } = handler.address() as AddressInfo
  server = await startTestServer({ SDP_HANDLER_HOSTS: `radio.example=http://127.0.0.1:${port}` })
  paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Radio', languages: [{ language: 'eng-USA' }] } })
})
beforeEach(() => {
  asked = []
  answers = (response) => void response.end('{"returnValue":"found","data":{"name":"Jazz FM"},"more":1}')
})
afterAll(async () => {
  await server?.close()
  handler.close()
})

const request: Body['request'] = {
  ...{ language: 'eng-USA', apiAction: 'findStation', apiActionDomain: '', intent: 'find', request: null },
  ...{ slots: { genre: 'jazz' }, apiInputs: { last: { name: 'FM 4' } } },
  ...{ vehicleInputs: { speed: 30 }, contextInputs: {}, featureFlags: { EVRA: true } },
}
const body: Body = {
  domainId: 'radio',
  handler: { id: 'default', url: 'https://dev.radio.example/base/' },
  path: ['stations', 'find'],
  request,
}
const called = async (change: Partial<Body> = {}, by = paul) =>
  by.call(chat.callHandler, { body: { ...body, ...change } })

test('the handler is called as a turn of the chat calls it, by everybody who may chat', async () => {
  for (const person of ['paul', 'nora']) {
    const { status, body: answer } = await called({}, await server.as(person))
    expect(status).toBe(200)
    expect(answer).toEqual({ returnValue: 'found', data: { name: 'Jazz FM' } })
  }
  const car = expect.stringMatching(/^of [0-9a-f]{16}$/)
  const ofTurn = {
    url: 'dev.radio.example/base/stations/find',
    body: { version: 1, domain: 'Radio', car, ...request },
  }
  expect(asked).toEqual([ofTurn, ofTurn])
})

test('why there is no answer is an answer', async () => {
  const failure = async (change: Partial<Body>) => (await called(change)).body.failure
  const { failures } = messages.handlers
  const { handler: _, ...without } = body
  expect((await paul.call(chat.callHandler, { body: without })).body.failure).toBe(failures.none)
  expect(await failure({ handler: { id: 'default', url: ' ' } })).toBe(failures.noUrl('default', 'dev'))
  expect(await failure({ handler: { id: 'default', url: 'http://10.0.0.1/' } })).toContain('private network')
  expect(await failure({ handler: { id: 'default', url: 'file:///etc/passwd' } })).toContain(
    'neither http nor https',
  )
  expect(asked).toEqual([])
  answers = (response) => void response.writeHead(500).end('broken')
  expect(await failure({})).toBe(failures.status(500, 'broken'))
  answers = (response) => void response.end('hello')
  expect(await failure({})).toBe(failures.noJson('hello'))
})

test('nothing goes out but what a turn sends, for a domain that exists, by somebody who is signed in', async () => {
  expect((await called({}, server.nobody)).status).toBe(401)
  expect((await called({ domainId: 'nothing' })).status).toBe(404)
  expect((await called({ request: { ...request, domain: 'Other' } as never })).status).toBe(400)
  const many = Array.from({ length: 5001 }, (_, at) => [`slot${at}`, 'x'])
  const large = await called({ request: { ...request, slots: Object.fromEntries(many) } })
  expect(large).toMatchObject({ status: 400, body: { message: messages.chat.whatIfTooLarge(5000) } })
  expect(asked).toEqual([])
})

test('a handler is no longer waited for when whoever asked goes away', async () => {
  const leaving = new AbortController()
  const isLeft = new Promise<void>((resolve) => {
    answers = (response) => {
      response.once('close', resolve)
      leaving.abort()
    }
  })
  const sent = fetch(`${server.url}/api${chat.callHandler.path}`, {
    ...{ method: 'POST', headers: { ...paul.headers, 'content-type': 'application/json' } },
    ...{ body: JSON.stringify(body), signal: leaving.signal },
  })
  await expect(sent).rejects.toThrow()
  await isLeft
})
