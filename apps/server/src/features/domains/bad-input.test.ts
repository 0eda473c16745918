import { domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Target', languages: [{ language: 'eng-USA' }] } })
  await paul.call(sessions.start, { params: { id: 'target' }, query: {}, body: { message: 'work' } })
})
afterAll(() => server.close())

async function send(method: string, path: string, text: string) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { ...paul.headers, 'content-type': 'application/json' },
    body: text,
  })
  return { status: response.status, body: (await response.json()) as { message: string; details?: unknown } }
}

/** How much is stored: nothing of it may change. */
async function stored() {
  const { rows } = await server.deps.db.query(
    `select (select count(*) from domain) as domains, (select count(*) from revision) as revisions,
       (select count(*) from blob) as blobs, (select max(updated_at) from domain) as updated`,
  )
  return rows[0]
}

const good = { name: 'New', languages: [{ language: 'eng-USA' }] }
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const wrongDomains: [what: string, body: unknown, field: string, message?: string][] = [
  ['an unknown field', { ...good, owner: 'me' }, 'body'],
  ['no name', { languages: good.languages }, 'body.name'],
  ['a number as name', { ...good, name: 5 }, 'body.name'],
  ['an empty name', { ...good, name: '' }, 'name', messages.general.required],
  ['a name with a space', { ...good, name: 'a b' }, 'name', messages.domain.nameSpaces],
  ['a name with a sign', { ...good, name: 'a/b' }, 'name', messages.domain.nameSpecial],
  ['a name of 51 letters', { ...good, name: 'n'.repeat(51) }, 'name', messages.domain.nameTooLong],
  ['a reserved name', { ...good, name: 'Sessions' }, 'name', messages.general.reservedName],
  ['another reserved name', { ...good, name: 'create-edit' }, 'name', messages.general.reservedName],
  ['no language', { ...good, languages: [] }, 'body.languages'],
  ['an empty language', { ...good, languages: [{ language: '' }] }, 'languages', messages.general.required],
  [
    'an unknown language',
    { ...good, languages: [...good.languages, { language: 'xyz-XYZ' }] },
    'languages',
    messages.domain.unknownLanguage('xyz-XYZ'),
  ],
  ['no platform', { ...good, ntg_versions: [] }, 'ntg_versions', messages.domain.atLeastOnePlatform],
  [
    'an unknown platform',
    { ...good, ntg_versions: ['NTG8'] },
    'ntg_versions',
    messages.domain.unknownPlatform('NTG8'),
  ],
  [
    'a picture without https',
    { ...good, picture: 'http://a.example/b.png' },
    'picture',
    messages.domain.pictureUrl,
  ],
  ['a handler URL of no kind', { ...good, handler_url: 'ftp://a' }, 'handler_url', messages.domain.otherUrl],
  [
    'a long handler URL',
    { ...good, handler_url: `http://${'a'.repeat(94)}` },
    'handler_url',
    messages.domain.tooLong(100),
  ],
  [
    'a long description',
    { ...good, description: 'd'.repeat(281) },
    'description',
    messages.domain.tooLong(280),
  ],
  [
    'a long picture URL',
    { ...good, picture: `https://${'a'.repeat(293)}` },
    'picture',
    messages.domain.tooLong(300),
  ],
  [
    'a contributor with a space',
    { ...good, contributors: ['a b'] },
    'contributors',
    messages.domain.contributorSpaces,
  ],
  ['a flag as text', { ...good, volatile: 'yes' }, 'body.volatile'],
]

test.each(wrongDomains)(
  'creating a domain with %s is refused by its field',
  async (_, body, field, message) => {
    const before = await stored()
    const answer = await send('POST', '/domains/', JSON.stringify(body))
    expect(answer.status).toBe(400)
    expect(answer.body.details).toContainEqual({ field, message: message ?? expect.any(String) })
    expect(await stored()).toEqual(before)
  },
)

const wrongUpdates: [what: string, body: unknown, field: string][] = [
  ['an unknown field', { updates: { owner: 'me' } }, 'updates.owner'],
  ['an unknown field beside the updates', { updates: {}, now: true }, 'body'],
  ['no updates', { commit_message: 'm' }, 'body.updates'],
  ['a list as updates', { updates: [] }, 'body.updates'],
  ['a wrong type in general data', { updates: { tags: 'a' } }, 'updates.tags'],
  ['a field that is not to be set', { updates: { creator: { upn: 'me' } } }, 'updates.creator'],
  ['a long description', { updates: { description: 'd'.repeat(281) } }, 'description'],
  ['a wrong entry', { updates: { justtalk: ['fine', {}] }, commit_message: 'm' }, 'justtalk.1'],
  [
    'general data right and content wrong',
    { updates: { tags: ['t'], justtalk: 7 }, commit_message: 'm' },
    'justtalk',
  ],
  [
    'content right and general data wrong',
    { updates: { tags: 3, justtalk: ['a'] }, commit_message: 'm' },
    'updates.tags',
  ],
  [
    'a collection as a map that is a list',
    { updates: { decision_rules: {} }, commit_message: 'm' },
    'decision_rules',
  ],
]

test.each(wrongUpdates)('an update with %s is refused by its field', async (_, body, field) => {
  const before = await stored()
  const answer = await send('PUT', '/domains/target', JSON.stringify(body))
  expect(answer.status).toBe(400)
  expect(answer.body.details).toContainEqual({ field, message: expect.any(String) })
  expect(await stored()).toEqual(before)
})

const wrongTexts: [what: string, status: number, text: string][] = [
  ['no JSON', 400, '{"updates":'],
  ['nothing', 400, ''],
  ['a __proto__ key', 400, '{"updates":{"tts_responses":{"__proto__":["x"]}},"commit_message":"m"}'],
  [
    'a __proto__ key deep inside',
    400,
    '{"updates":{"gui_responses":{"a":{"b":{"__proto__":{"admin":true}}}}},"commit_message":"m"}',
  ],
  [
    'a constructor.prototype',
    400,
    '{"updates":{"gui_responses":{"a":{"constructor":{"prototype":{"x":1}}}}},"commit_message":"m"}',
  ],
  ['100,000 brackets', 400, `{"updates":{"domain_shared_resources":${deep(100_000)}},"commit_message":"m"}`],
  [
    'more nesting than is read',
    400,
    `{"updates":{"domain_shared_resources":${deep(65)}},"commit_message":"m"}`,
  ],
  ['20 MB', 413, JSON.stringify({ updates: { justtalk: ['x'.repeat(20e6)] }, commit_message: 'm' })],
  ['a NUL in general data', 400, '{"updates":{"description":"a\\u0000b"}}'],
  ['a NUL in the message', 400, '{"updates":{"justtalk":["a"]},"commit_message":"a\\u0000b"}'],
]

test.each(wrongTexts)('a body with %s is refused with %i', async (_, status, text) => {
  const before = await stored()
  const answer = await send('PUT', '/domains/target', text)
  expect(answer.status).toBe(status)
  expect(answer.body.message).not.toBe(messages.general.unexpected)
  expect(await stored()).toEqual(before)
})

test('a body of a megabyte is too large where no content is expected', async () => {
  const answer = await send('POST', '/domains/', JSON.stringify({ ...good, description: 'd'.repeat(2e6) }))
  expect(answer.status).toBe(413)
  expect(answer.body.message).toBe(messages.general.tooLarge)
})

test('odd ids and queries are refused, not failed at', async () => {
  for (const [path, status] of [
    ['/domains/%00', 400],
    ["/domains/';drop table domain;--", 404],
    ['/domains/__proto__', 404],
    [`/domains/${'x'.repeat(150)}`, 400],
    ['/domains/target?language=%00', 400],
    ['/domains/target?nonsense=1', 400],
    ['/domains/?isAdmin=maybe', 400],
    ['/domains/target?language=eng-USA&language=deu-DEU', 400],
  ] as const) {
    const response = await fetch(`${server.url}/api${path}`, { headers: paul.headers })
    expect([path, response.status]).toEqual([path, status])
  }
})

test('a NUL in an address is reported by its field', async () => {
  for (const [path, field] of [
    ['/domains/%00', 'params.id'],
    ['/domains/target?language=%00', 'querystring.language'],
  ] as const) {
    const response = await fetch(`${server.url}/api${path}`, { headers: paul.headers })
    expect(await response.json()).toMatchObject({
      details: [{ field, message: messages.general.unstorable }],
    })
  }
})

test('content in foreign scripts, with odd keys, comes back as it was', async () => {
  const updates = {
    tts_responses: {
      音楽: ['再生します', 'مرحبا', '🎵'],
      '': ['empty'],
      constructor: ['c'],
      'a.b': ['\u0001 \ud83c\udfb5'],
    },
    nlu_interpretations: [
      { intent: 'Ünïcode', expressions: [{ expression: '播放(音乐|歌曲)', weight: 100, literals: {} }] },
    ],
  }
  const answer = await send('PUT', '/domains/target', JSON.stringify({ updates, commit_message: '保存' }))
  expect(answer.status).toBe(200)
  const { body } = await paul.call(domains.read, { params: { id: 'target' }, query: {} })
  expect(body).toMatchObject(updates)
})

test.each([
  [
    'a NUL in content',
    '{"updates":{"tts_responses":{"a":["fine","a\\u0000b"]}},"commit_message":"m"}',
    'body.updates.tts_responses.a.1',
  ],
  [
    'half a character in content',
    '{"updates":{"justtalk":["\\ud800"]},"commit_message":"m"}',
    'body.updates.justtalk.0',
  ],
  [
    'half a character in a key',
    '{"updates":{"tts_responses":{"a\\udc00":[]}},"commit_message":"m"}',
    'body.updates.tts_responses.a\ufffd',
  ],
  [
    'half a character in the message',
    '{"updates":{"justtalk":["a"]},"commit_message":"\\ud800"}',
    'body.commit_message',
  ],
  ['a NUL in general data', '{"updates":{"description":"\\u0000"}}', 'body.updates.description'],
])('%s is refused by its field', async (_, text, field) => {
  const before = await stored()
  const answer = await send('PUT', '/domains/target', text)
  expect(answer).toMatchObject({
    status: 400,
    body: { details: [{ field, message: messages.general.unstorable }] },
  })
  expect(await stored()).toEqual(before)
})

test('a body that is not UTF-8 is refused, not mended', async () => {
  const response = await fetch(`${server.url}/api/domains/target`, {
    method: 'PUT',
    headers: { ...paul.headers, 'content-type': 'application/json' },
    body: Buffer.from('{"updates":{"description":"\xff"}}', 'latin1'),
  })
  expect(response.status).toBe(400)
})
