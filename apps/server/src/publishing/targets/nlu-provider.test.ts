import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeName } from '../place.ts'
import type { Run } from '../run-record.ts'
import { nluProviderTarget } from './nlu-provider.ts'
import { ContentMissing, type Target, type TargetContent, TargetRefusal } from './target.ts'

const { signal } = new AbortController()
const run: Run & { artifactId: string } = {
  id: 'run',
  number: 7,
  name: 'Radio & more',
  domainId: 'domain',
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'world',
  language: 'deu-DEU',
  action: 'publish',
  savePointName: 'Original',
  revision: 'revision',
  manifest: '',
  contentHash: 'abc',
  artifactId: 'artifact',
  askedBy: 'paul@sdp.example',
  askedByName: 'Paul',
  steps: [],
  attempts: 1,
  message: '',
}

let provider: Server
let target: Target
type Answer = (response: ServerResponse, body: unknown) => void
let answer: Answer
const requests: { what: string; body: unknown }[] = []

beforeAll(async () => {
  provider = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', (piece) => {
      text += piece
    })
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      requests.push({ what: `${request.method} ${request.url}`, body })
      answer(response, body)
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  target = nluProviderTarget('world', `http://127.0.0.1:${port}/nlu`, { timeoutMillis: 500 })
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const files = [{ name: 'Radio.nluDefinition.deu-DEU.json', text: '{}\n' }]
const deliver = () => target.deliver({ run, files }, signal)
const switchOn = () => target.switchTo({ run, artifact: { id: 'artifact', contentHash: 'abc' } }, signal)

test('a model is brought under its artifact, switched to with the number of its run, and taken away', async () => {
  requests.length = 0
  answer = json({ contentHash: 'abc' })
  await deliver()
  answer = json({ artifact: 'artifact' })
  await switchOn()
  answer = json({ artifact: null })
  await target.switchTo({ run, artifact: undefined }, signal)
  const place = 'PUT /nlu/ECE/prod/Radio%20%26%20more/deu-DEU'
  expect(requests).toEqual([
    {
      what: `${place}/models/artifact`,
      body: { contentHash: 'abc', savePoint: 'Original', revision: 'revision', files },
    },
    { what: `${place}/active`, body: { artifact: 'artifact', number: 7 } },
    { what: `${place}/active`, body: { artifact: null, number: 7 } },
  ])
})

test.each<[string, Answer, string]>([
  ['that fails', json({}, 503), messages.pipelines.status(503)],
  ['that hangs', () => {}, messages.pipelines.noAnswer(500)],
  [
    'that hangs in the middle',
    (response) => response.writeHead(200).write('{"conte'),
    messages.pipelines.noAnswer(500),
  ],
  ['that answers no JSON', (response) => response.end('<html>'), messages.pipelines.nonsense],
  ['that answers other JSON', json(['abc']), messages.pipelines.nonsense],
  ['that has other content', json({ contentHash: 'def' }), messages.pipelines.otherContent],
  ['that breaks off', (response) => response.destroy(), 'socket hang up'],
])('a provider %s is reported with its reason, and may be asked again', async (_, behaviour, reason) => {
  answer = behaviour
  const failure = await deliver().then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ message: reason })
  expect(failure).not.toBeInstanceOf(TargetRefusal)
})

test('what a provider refuses is not asked again; a later switch and a missing model have their own reasons', async () => {
  answer = json({}, 422)
  await expect(deliver()).rejects.toThrow(TargetRefusal)
  answer = json({}, 409)
  await expect(switchOn()).rejects.toThrow(messages.pipelines.later)
  answer = json({}, 404)
  await expect(switchOn()).rejects.toThrow(ContentMissing)
})

test.each<[string, Answer, string]>([
  ['a message', json({ message: 'Intent play\nhas no sentence' }, 400), ': Intent play has no sentence'],
  ['an error', json({ error: { message: 'No such language' } }, 400), ': No such language'],
  ['a problem', json({ title: 'Bad', detail: 'Too large' }, 400), ': Too large'],
  ['a text', (response) => response.writeHead(400).end('Too many slots'), ': Too many slots'],
  ['a long text', (response) => response.writeHead(400).end('x'.repeat(900)), `: ${'x'.repeat(200)}…`],
  ['a page', (response) => response.writeHead(400).end('<html>Bad request</html>'), ''],
  ['nothing', (response) => response.writeHead(400).end(), ''],
])('a refusal that holds %s is reported with it', async (_, behaviour, message) => {
  answer = behaviour
  const failure = await deliver().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TargetRefusal)
  expect((failure as Error).message).toBe(`it answered with 400${message}`)
})

test.each<[string, Answer, TargetContent | undefined]>([
  ['that has the model', json({ artifact: 'artifact', number: 7 }), { artifact: 'artifact', number: 7 }],
  ['that has nothing', json({ artifact: null, number: 8 }), { artifact: null, number: 8 }],
  ['that knows nothing of the place', json({}, 404), { artifact: null }],
  ['in trouble', json({}, 500), undefined],
  ['that does not say what it has', json({}, 405), undefined],
  ['that answers no JSON', (response) => response.end('<html>'), undefined],
])('what a provider %s has is known as far as it says it', async (_, behaviour, held) => {
  answer = behaviour
  requests.length = 0
  expect((await target.holds([run], signal)).get(placeName(run))).toEqual(held)
  expect(requests.map(({ what }) => what)).toEqual(['GET /nlu/ECE/prod/Radio%20%26%20more/deu-DEU/active'])
})
