import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth, domains, publishing, type ServerEvent, sessions } from '@sdp/api'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectEventsClient } from '../../testing/events-client.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A system that is told of requests; it fails twice for the domain that it is told to. */
const told: Record<string, unknown>[] = []
const failing = { name: '', left: 0, status: 503 }
const webhook = createServer((request, response) => {
  let body = ''
  request.on('data', (data) => {
    body += data
  })
  request.on('end', () => {
    const notice = JSON.parse(body) as Record<string, unknown>
    const fails = notice.name === failing.name && failing.left-- > 0
    if (!fails) told.push(notice)
    response.writeHead(fails ? failing.status : 204).end()
  })
})

let server: TestServer
let paul: Caller
let nora: Caller
let clara: Caller
let name: string
let count = 0
beforeAll(async () => {
  await new Promise<void>((ready) => webhook.listen(0, '127.0.0.1', ready))
  const { port } = webhook.address() as AddressInfo
  server = await startTestServer({ SDP_PUBLISHING_WEBHOOK: `http://127.0.0.1:${port}/hook` })
  ;[paul, nora, clara] = (await Promise.all(['paul', 'nora', 'clara'].map((one) => server.as(one)))) as [
    Caller,
    Caller,
    Caller,
  ]
})
beforeEach(async () => {
  name = `News${++count}`
  await paul.call(domains.create, {
    body: {
      name,
      languages: [{ language: 'deu-DEU', default: true }, { language: 'fra-FRA' }],
      contributors: ['nora@sdp.example'],
    },
  })
  await paul.call(sessions.start, { params: { id: id() }, query: {}, body: { message: 'work' } })
})
afterAll(async () => {
  await server?.close()
  webhook.close()
})

const id = () => name.toLowerCase()
const place = { node: 'ECE', environment: 'prod' }
const instructions = [
  { ...place, resource: 'dialog', provider: 'runtime', languages: ['deu-DEU', 'fra-FRA'] },
  { ...place, resource: 'languageModel', provider: 'world', languages: ['deu-DEU'] },
]

async function act(caller: Caller, approval: ApprovalOption, reason?: string): Promise<void> {
  const context = {
    instructions: instructions.map((one) => ({
      ...one,
      approval,
      ...(reason === undefined ? {} : { reason }),
    })),
  }
  const { body } = await caller.call(publishing.publish, {
    body: { domain: { name, savePoint: 'Original' }, context },
  })
  expect(body.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined])
}

const waitingFor = async (caller: Caller) =>
  (await caller.call(publishing.requests)).body.filter((one) => one.name === name)

test('requests wait for those who can answer them, until they do or the content changes', async () => {
  await act(paul, 'request')
  expect(await waitingFor(nora)).toEqual(
    ['', 'deu-DEU'].map((language) => ({
      domainId: id(),
      name,
      action: 'publish',
      ...place,
      resource: language === '' ? 'dialog' : 'languageModel',
      language,
      savePoint: 'Original',
      requester: 'Paul Author',
      requestedAt: expect.any(String),
    })),
  )
  expect(await waitingFor(paul)).toEqual([])
  expect(await waitingFor(clara)).toEqual([])
  const body = {
    updates: { tts_responses: { hello: ['Hallo'] } },
    language_to_update: 'deu-DEU',
    commit_message: 'm',
  }
  expect((await paul.call(domains.update, { params: { id: id() }, query: {}, body })).status).toBe(200)
  expect((await waitingFor(nora)).map(({ resource }) => resource)).toEqual(['languageModel'])
})

test('a request that is answered waits for nobody', async () => {
  await act(paul, 'request')
  await act(nora, 'approve')
  expect(await waitingFor(nora)).toEqual([])
})

test('browsers of those who have access hear of it, others do not', async () => {
  const heardBy = async (person: string) => {
    const { body } = await server.nobody.call(auth.localSignIn, { body: { email: `${person}@sdp.example` } })
    return connectEventsClient(server.url, body.accessToken)
  }
  const [author, stranger] = await Promise.all([heardBy('paul'), heardBy('clara')])
  // What the test before did may still be on its way
  const requestsOf = (heard: ServerEvent[]) =>
    heard.flatMap((event) => (event.type === 'publishing-request' && event.name === name ? [event] : []))
  await act(paul, 'request')
  await act(nora, 'refuse', 'Too early')
  await expect.poll(() => requestsOf(author.heard)).toHaveLength(2)
  expect(requestsOf(author.heard)[1]).toMatchObject({
    what: 'refused',
    name,
    action: 'publish',
    places: ['ECE prod', 'ECE prod deu-DEU'],
    requester: 'Paul Author',
    by: 'Nora Novak',
    reason: 'Too early',
  })
  // What is told at the same moment comes to everybody at once, each as far as they may see it.
  await expect.poll(() => stranger.heard.map(({ type }) => type)).toContain('publishing-updated')
  expect(requestsOf(stranger.heard)).toEqual([])
  author.close()
  stranger.close()
})

test('of requests that are decided together each requester hears of their own', async () => {
  const hears = async (person: string) => {
    const { body } = await server.nobody.call(auth.localSignIn, { body: { email: `${person}@sdp.example` } })
    return connectEventsClient(server.url, body.accessToken)
  }
  const author = await hears('paul')
  const [ofPaul, ofNora] = instructions
  const call = async (caller: Caller, asked: readonly object[], approval: ApprovalOption) => {
    const context = { instructions: asked.map((one) => ({ ...one, approval })) as never }
    const body = { domain: { name, savePoint: 'Original' }, context }
    const states = (await caller.call(publishing.publish, { body })).body
    expect(states.map(({ refusal }) => refusal)).not.toContainEqual(expect.any(String))
  }
  await call(paul, [ofPaul!], 'request')
  const session = { params: { id: id() }, query: {}, body: { message: 'work', takeOver: true as const } }
  expect((await nora.call(sessions.start, session)).status).toBe(200)
  await call(nora, [ofNora!], 'request')
  await call(await server.as('ada'), [ofPaul!, ofNora!], 'approve')
  const approved = () =>
    author.heard.flatMap((event) =>
      event.type === 'publishing-request' && event.name === name && event.what === 'approved' ? [event] : [],
    )
  await expect.poll(approved).toMatchObject([
    { requester: 'Paul Author', places: ['ECE prod'] },
    { requester: 'Nora Novak', places: ['ECE prod deu-DEU'] },
  ])
  author.close()
})

test.each([503, 404, 301])(
  'another system that answers with %i is told again until it takes it',
  async (status) => {
    Object.assign(failing, { name, left: 2, status })
    await act(paul, 'request')
    await expect
      .poll(() => told.filter((one) => one.name === name), { timeout: 20_000 })
      .toMatchObject([
        {
          what: 'requested',
          name,
          places: ['ECE prod', 'ECE prod deu-DEU'],
          requester: 'Paul Author',
          page: expect.stringMatching(new RegExp(`/domains/${id()}/publish$`)),
        },
      ])
  },
)

test('another system is told what became of a request, for who asked and for who answers', async () => {
  const heard = (what: string) => told.find((one) => one.name === name && one.what === what)
  await act(paul, 'request')
  await act(nora, 'approve')
  await expect
    .poll(() => heard('approved'), { timeout: 20_000 })
    .toMatchObject({ requester: 'Paul Author', by: 'Nora Novak', reason: '' })
  await act(paul, 'cancel')
  await act(paul, 'request')
  await act(nora, 'refuse', 'Too early')
  await expect
    .poll(() => heard('refused'), { timeout: 20_000 })
    .toMatchObject({ requester: 'Paul Author', by: 'Nora Novak', reason: 'Too early' })
  expect(heard('cancelled')).toMatchObject({ by: 'Paul Author' })
})
