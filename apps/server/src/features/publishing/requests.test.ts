import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { audit, auth, domains, publishing, type ServerEvent, sessions } from '@sdp/api'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectEventsClient } from '../../testing/events-client.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A system that is told of requests; it fails twice for the domain that it is told to. */
const notices: Record<string, unknown>[] = []
const failing = { name: '', left: 0, status: 503 }
const webhook = createServer((request, response) => {
  let body = ''
  request.on('data', (data) => {
    body += data
  })
  request.on('end', () => {
    const notice = JSON.parse(body) as Record<string, unknown>
    const fails = notice.name === failing.name && failing.left-- > 0
    if (!fails) notices.push(notice)
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

async function act(
  caller: Caller,
  approval: ApprovalOption,
  said: { reason?: string; comment?: string } = {},
): Promise<void> {
  const context = { instructions: instructions.map((one) => ({ ...one, approval, ...said })) }
  const { body } = await caller.call(publishing.publish, {
    body: { domain: { name, savePoint: 'Original' }, context },
  })
  expect(body.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined])
}

const waitingFor = async (caller: Caller) =>
  (await caller.call(publishing.requests)).body.filter((one) => one.name === name)

test('requests wait for those who can answer them, until they do or the content changes', async () => {
  await act(paul, 'request', { comment: ' Before Monday, please ' })
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
      comment: 'Before Monday, please',
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

test('who may answer is listed by name, without the one who asks', async () => {
  const approvers = async (caller: Caller) =>
    (await caller.call(publishing.approvers, { body: { domain: { name, savePoint: 'Original' } } })).body
      .people
  expect(await approvers(paul)).toEqual(['Ada Lovelace', 'Nora Novak'])
  expect(await approvers(nora)).toEqual(['Ada Lovelace', 'Paul Author'])
})

test('the comment of a request is shown at the place and in the notices to other systems', async () => {
  await act(paul, 'request', { comment: 'Before Monday' })
  const body = { domain: { name, savePoint: 'Original' }, context: { instructions } }
  const states = (await nora.call(publishing.states, { body })).body
  expect(states.map(({ approval }) => approval?.comment)).toEqual(states.map(() => 'Before Monday'))
  await expect
    .poll(() => notices.find((one) => one.name === name), { timeout: 20_000 })
    .toMatchObject({ what: 'requested', reason: 'Before Monday' })
})

const answersFor = async (caller: Caller) =>
  (await caller.call(publishing.answers)).body.filter((one) => one.name === name)

test('who asked finds the answer until it is read, or is old', async () => {
  await act(paul, 'request')
  expect(await answersFor(paul)).toEqual([])
  await act(nora, 'refuse', { reason: 'Too early' })
  const refused = await answersFor(paul)
  expect(refused).toMatchObject([
    { resource: 'dialog', language: '', answer: 'refused', by: 'Nora Novak', comment: 'Too early' },
    { resource: 'languageModel', language: 'deu-DEU', answer: 'refused', domainId: id(), ...place },
  ])
  expect(await answersFor(nora)).toEqual([])
  // Somebody else reads nothing of it away
  const ids = refused.map((one) => one.id)
  await nora.call(publishing.readAnswers, { body: { ids } })
  expect(await answersFor(paul)).toHaveLength(2)
  await act(paul, 'request')
  expect(await answersFor(paul)).toEqual([])

  await act(nora, 'approve', { comment: 'Well done' })
  const approved = await answersFor(paul)
  expect(approved).toMatchObject([
    { answer: 'approved', by: 'Nora Novak', comment: 'Well done' },
    { answer: 'approved' },
  ])
  await paul.call(publishing.readAnswers, { body: { ids: [approved[0]!.id] } })
  expect(await answersFor(paul)).toMatchObject([{ resource: 'languageModel' }])
})

test('the audit log has a word of its own for each act, with what was said', async () => {
  const ada = await server.as('ada')
  await act(paul, 'request', { comment: 'Before Monday' })
  await act(paul, 'cancel')
  await act(paul, 'request')
  await act(nora, 'refuse', { reason: 'Too early' })
  await act(paul, 'request')
  await act(nora, 'approve')
  await act(paul, 'execute')
  const { entries } = (await ada.call(audit.list, { query: { domain: name } })).body
  const acts = entries.filter(({ details }) => details.includes('ECE'))
  expect(acts.map(({ what, domain }) => [what, domain]).reverse()).toEqual([
    ['Request publishing', name],
    ['Take back request to publish', name],
    ['Request publishing', name],
    ['Refuse publishing', name],
    ['Request publishing', name],
    ['Approve publishing', name],
    ['Publish', name],
  ])
  expect(acts.at(-1)!.details).toContain('comment: Before Monday')
  expect(acts.at(-4)!.details).toContain('reason: Too early')
})

test('browsers of those who have access are notified, others are not', async () => {
  const receivedBy = async (person: string) => {
    const { body } = await server.nobody.call(auth.localSignIn, { body: { email: `${person}@sdp.example` } })
    return connectEventsClient(server.url, body.accessToken)
  }
  const [author, stranger] = await Promise.all([receivedBy('paul'), receivedBy('clara')])
  // What the test before did may still be on its way
  const requestsOf = (received: ServerEvent[]) =>
    received.flatMap((event) => (event.type === 'publishing-request' && event.name === name ? [event] : []))
  await act(paul, 'request')
  await act(nora, 'refuse', { reason: 'Too early' })
  await expect.poll(() => requestsOf(author.received)).toHaveLength(2)
  expect(requestsOf(author.received)[1]).toMatchObject({
    what: 'refused',
    name,
    action: 'publish',
    places: ['ECE prod', 'ECE prod deu-DEU'],
    requester: 'Paul Author',
    by: 'Nora Novak',
    reason: 'Too early',
  })
  // What is published at the same moment reaches everybody at once, each as far as they may see it.
  await expect.poll(() => stranger.received.map(({ type }) => type)).toContain('publishing-updated')
  expect(requestsOf(stranger.received)).toEqual([])
  author.close()
  stranger.close()
})

test('of requests that are decided together each requester is notified of their own', async () => {
  const signedIn = async (person: string) => {
    const { body } = await server.nobody.call(auth.localSignIn, { body: { email: `${person}@sdp.example` } })
    return connectEventsClient(server.url, body.accessToken)
  }
  const author = await signedIn('paul')
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
    author.received.flatMap((event) =>
      event.type === 'publishing-request' && event.name === name && event.what === 'approved' ? [event] : [],
    )
  await expect.poll(approved).toMatchObject([
    { requester: 'Paul Author', places: ['ECE prod'] },
    { requester: 'Nora Novak', places: ['ECE prod deu-DEU'] },
  ])
  author.close()
})

test.each([503, 404, 301])(
  'another system that answers with %i gets the notice again until it accepts it',
  async (status) => {
    Object.assign(failing, { name, left: 2, status })
    await act(paul, 'request')
    await expect
      .poll(() => notices.filter((one) => one.name === name), { timeout: 20_000 })
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
  const received = (what: string) => notices.find((one) => one.name === name && one.what === what)
  await act(paul, 'request')
  await act(nora, 'approve')
  await expect
    .poll(() => received('approved'), { timeout: 20_000 })
    .toMatchObject({ requester: 'Paul Author', by: 'Nora Novak', reason: '' })
  await act(paul, 'cancel')
  await act(paul, 'request')
  await act(nora, 'refuse', { reason: 'Too early' })
  await expect
    .poll(() => received('refused'), { timeout: 20_000 })
    .toMatchObject({ requester: 'Paul Author', by: 'Nora Novak', reason: 'Too early' })
  expect(received('cancelled')).toMatchObject({ by: 'Paul Author' })
})
