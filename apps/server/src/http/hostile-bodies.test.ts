import { monitorEventLoopDelay } from 'node:perf_hooks'
import { domains, reusableExpressions, savePoints, sessions } from '@sdp/api'
import { maxProblems, messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

/** Bodies made to keep the server busy, or to make it answer at length. */
let server: TestServer
let paul: Caller
let nora: Caller
let ada: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  nora = await server.as('nora')
  ada = await server.as('ada')
  await paul.call(domains.create, { body: { name: 'Target', languages: [{ language: 'eng-USA' }] } })
  await paul.call(sessions.start, { params: { id: 'target' }, query: {}, body: { message: 'work' } })
})
afterAll(() => server?.close())

const megabyte = 1024 * 1024

async function send(caller: Caller, method: string, path: string, text: string) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: text,
  })
  const answer = await response.text()
  const body = JSON.parse(answer) as { message: string; details?: { field: string }[] }
  return { status: response.status, bytes: Buffer.byteLength(answer), body }
}

/** A list of zeros of about this size in JSON. */
const zeros = (bytes: number) => `[${'0,'.repeat(bytes / 2)}0]`

const orderOfZeros = (bytes: number) =>
  `{"updates":{"tts_responses":{"$patch":{"put":{},"order":${zeros(bytes)}}}},"commit_message":"x"}`
const listOfZeros = (bytes: number) => `{"updates":{"justtalk":${zeros(bytes)}},"commit_message":"x"}`

test('who may is asked before what was sent is looked at', async () => {
  const wrong = '{"updates":7'
  for (const [caller, method, path, status] of [
    [paul, 'PUT', '/domains/nowhere', 404],
    [nora, 'PUT', '/domains/target', 403],
    [paul, 'POST', '/domains/nowhere/sessions', 404],
    [nora, 'POST', '/domains/target/sessions', 403],
    [paul, 'PATCH', '/reusableExpressions/nowhere:please', 404],
    [nora, 'PATCH', '/reusableExpressions/target:please', 403],
    [nora, 'POST', '/v2/diss/', 403],
  ] as const) {
    const answer = await send(caller, method, path, wrong)
    expect([path, answer.status]).toEqual([path, status])
  }
})

// Ruling R20
test('where the body alone names the domain, who may is asked before the rest of it is judged', async () => {
  const part = { domainId: 'target', name: 7, language: 7 }
  const branch = { fromId: 'target', newSavePoint: 7 }
  const statuses = async (caller: Caller) => [
    (await caller.call(reusableExpressions.create, { query: {}, body: part as never })).status,
    (await caller.call(savePoints.create, { body: branch as never })).status,
  ]
  expect(await statuses(nora)).toEqual([403, 403])
  expect(await statuses(paul)).toEqual([400, 400])
})

test('content without a session is refused before it is judged', async () => {
  await paul.call(domains.create, { body: { name: 'Idle', languages: [{ language: 'eng-USA' }] } })
  const answer = await send(paul, 'PUT', '/domains/idle', listOfZeros(10))
  expect(answer).toMatchObject({ status: 403, body: { message: messages.session.needed } })
})

test.each([
  ['an order of zeros', orderOfZeros(megabyte)],
  ['a list of zeros', listOfZeros(megabyte)],
  ['entries of zeros', `{"updates":{"decision_rules":${zeros(megabyte)}},"commit_message":"x"}`],
  ['updates as zeros', `{"updates":${zeros(megabyte)},"commit_message":"x"}`],
  ['renames of zeros', `{"updates":{},"renames":${zeros(megabyte)},"commit_message":"x"}`],
  ['a long unknown field', `{"updates":{"${'x'.repeat(megabyte)}":1},"commit_message":"x"}`],
  ['a long key', `{"updates":{"tts_responses":{"${'x'.repeat(megabyte)}":1}},"commit_message":"x"}`],
])('%s of a megabyte is refused with few problems in a short answer', async (_, text) => {
  const { status, bytes, body } = await send(paul, 'PUT', '/domains/target', text)
  expect(status).toBe(400)
  expect(bytes).toBeLessThanOrEqual(64 * 1024)
  expect(body.details?.length).toBeLessThanOrEqual(maxProblems)
})

test('a DISS definition of wrong intents is refused with few problems in a short answer', async () => {
  const { status, bytes, body } = await send(
    ada,
    'POST',
    '/v2/diss/',
    `{"version":"1","intents":${zeros(megabyte)}}`,
  )
  expect(status).toBe(400)
  expect(bytes).toBeLessThanOrEqual(64 * 1024)
  expect(body.details).toHaveLength(maxProblems)
})

const sixteenMegabytes = 16 * megabyte - 1000

/** How long the event loop was kept from everybody else at most, in milliseconds, while this ran. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}

test.each([
  ['an order of zeros', orderOfZeros(sixteenMegabytes), [413]],
  ['a list of zeros', listOfZeros(sixteenMegabytes), [413]],
  [
    'one text',
    `{"updates":{"justtalk":["${'x'.repeat(sixteenMegabytes - 100)}"]},"commit_message":"x"}`,
    [200],
  ],
  [
    'wrong entries',
    `{"updates":{"tts_responses":{${Array.from({ length: 700_000 }, (_, at) => `"${at}":"${at}"`).join()}}},"commit_message":"x"}`,
    [400],
  ],
])(
  '%s of the largest size taken is answered shortly, and does not keep others waiting for long',
  async (_, text, statuses) => {
    let answer = { status: 0, bytes: 0 }
    const longest = await longestBlock(async () => {
      answer = await send(paul, 'PUT', '/domains/target', text)
    })
    expect(statuses).toContain(answer.status)
    expect(answer.bytes).toBeLessThanOrEqual(64 * 1024)
    // It was a minute and a half; the client of this test works in the same process, and the machine may be busy.
    expect(longest).toBeLessThan(5000)
  },
  120_000,
)
