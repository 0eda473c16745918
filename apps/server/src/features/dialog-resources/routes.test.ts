import { audit, dialogResources, domains, revisions, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { writeResources } from '@sdp/domain/resources'
import type { WireDomain } from '@sdp/domain/wire'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDomain } from '../../records/domain-record.ts'
import { savedResources } from '../../resources/saved-resources.ts'
import { zipOfResources } from '../../resources/zip.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let count = 0
/** A domain of its own for each test, with Paul's session. */
let name: string
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
beforeEach(async () => {
  name = `Music${++count}`
  await makeDomain(name)
})
afterAll(() => server?.close())

async function makeDomain(name: string, more: { embedded?: boolean; ntg_versions?: string[] } = {}) {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  await paul.call(domains.create, { body: { name, languages, ...more } })
  await paul.call(sessions.start, { params: { id: id(name) }, query: {}, body: { message: 'work' } })
  const updates = {
    'ontology.intents': { play: { comments: 'b', fulfilledBy: { systemActions: ['greet'] } } },
    nlu_interpretations: [{ intent: 'play', expressions: [{ weight: 100, expression: 'play it' }] }],
    tts_responses: { hello: ['Hello'], bye: ['Bye'] },
    decision_rules: [{ rules: [{ systemAction: 'greet' }], name: 'Main' }],
    reusable_expressions: [{ name: 'please', values: { 'eng-USA': 'please', 'deu-DEU': 'bitte' } }],
  }
  await save(name, updates)
}

const id = (domain: string) => domain.toLowerCase()

function save(domain: string, updates: Record<string, unknown>) {
  return paul.call(domains.update, {
    params: { id: id(domain) },
    query: {},
    body: { updates, commit_message: 'm' },
  })
}

async function read(domain: string, language = 'eng-USA') {
  const { body } = await paul.call(domains.read, { params: { id: id(domain) }, query: { language } })
  return body as unknown as WireDomain & { revision: string }
}

type Texts = Record<string, (text: string) => string | undefined>

/** The files of the domain, some of them changed; one that becomes undefined is left out. */
async function files(domain: string, changes: Texts = {}, language = 'eng-USA'): Promise<File[]> {
  const wire = await read(domain, language)
  const written = writeResources(wire, { language, revision: wire.revision, ssmlTransition: false })
  return written.flatMap(({ name: file, text }) => {
    const resource = Object.keys(changes).find((one) => file.includes(`.${one}.`))
    const changed = resource === undefined ? text : changes[resource]!(text)
    return changed === undefined ? [] : [new File([changed], file)]
  })
}

interface Sent {
  caller?: Caller
  language?: string
  platformName?: string
  base_revision?: string
  savePointName?: string
}

function upload(domain: string, sent: File[], { caller = paul, ...more }: Sent = {}) {
  return caller.call(dialogResources.upload, {
    body: {
      domainId: id(domain),
      domainName: domain,
      savePointName: 'Original',
      language: 'eng-USA',
      platformName: 'NTG7-SOP',
      ...more,
      files: sent,
    },
  })
}

async function history(domain: string): Promise<string[]> {
  const { body } = await paul.call(revisions.list, { params: { id: id(domain) }, query: {} })
  return body.revisions.map(({ message }) => message)
}

test('an upload of a download changes nothing and makes no revision (ruling R390)', async () => {
  const before = await read(name)
  const answer = await upload(name, await files(name))
  expect(answer.status).toBe(200)
  expect(await read(name)).toEqual(before)
})

test('a changed text is saved in one revision, and the domain data are answered [DRES-030] [DRES-031]', async () => {
  const made = await history(name)
  const sent = await files(name, {
    responseRealization: (text) => text.replace('Hello', 'Good day'),
    justtalk: () => '["play"]',
  })
  const { status, body } = await upload(name, sent, { base_revision: (await read(name)).revision })
  expect(status).toBe(200)
  expect(body).toEqual(await read(name))
  expect(body).toMatchObject({ tts_responses: { hello: ['Good day'], bye: ['Bye'] }, justtalk: ['play'] })
  expect(await history(name)).toEqual(['Dialog resources uploaded (eng-USA)', ...made])
})

test('an upload in one language leaves the others alone', async () => {
  const english = await read(name)
  const sent = await files(name, { nluDefinition: (text) => text.replace('bitte', 'gern') }, 'deu-DEU')
  expect((await upload(name, sent, { language: 'deu-DEU' })).status).toBe(200)
  const { reusable_expressions, ...after } = await read(name)
  expect(reusable_expressions).toEqual([
    { name: 'please', values: { 'eng-USA': 'please', 'deu-DEU': 'gern' } },
  ])
  expect(after.nlu_interpretations).toEqual(english.nlu_interpretations)
  expect(after.tts_responses).toEqual(english.tts_responses)
})

test('an embedded domain may be uploaded without meta and nluDefinition', async () => {
  const embedded = `${name}Embedded`
  await makeDomain(embedded, { embedded: true })
  const without = { meta: () => undefined, nluDefinition: () => undefined, justtalk: () => '["play"]' }
  expect((await upload(embedded, await files(embedded, without))).status).toBe(200)
  expect(await read(embedded)).toMatchObject({
    justtalk: ['play'],
    nlu_interpretations: [{ intent: 'play', expressions: [{ expression: 'play it' }] }],
  })
  expect((await upload(name, await files(name, without))).status).toBe(400)
})

test('files for Gen20x.i3 have its prefix', async () => {
  const domain = `${name}Gen`
  await makeDomain(domain, { ntg_versions: ['Gen20x.i3'] })
  const sent = await files(domain)
  expect(sent[0]?.name).toBe(`gen20x.i3_${domain}.meta.json`)
  expect((await upload(domain, sent, { platformName: 'Gen20x.i3' })).status).toBe(200)
  const unprefixed = sent.map((file) => new File([file], file.name.replace('gen20x.i3_', '')))
  expect((await upload(domain, unprefixed, { platformName: 'Gen20x.i3' })).status).toBe(400)
})

test('whoever saved in between is told, and nothing is written', async () => {
  const base = (await read(name)).revision
  const sent = await files(name, { justtalk: () => '["play"]' })
  await save(name, { tts_responses: { hello: ['Hi'] } })
  const before = await read(name)
  const answer = await upload(name, sent, { base_revision: base })
  expect(answer).toMatchObject({ status: 409, body: { message: messages.domain.staleRevision } })
  expect(await read(name)).toEqual(before)
})

test('without the own session, and by strangers, nothing is uploaded [AUTH-020]', async () => {
  const sent = await files(name, { justtalk: () => '["play"]' })
  expect((await upload(name, sent, { caller: await server.as('nora') })).status).toBe(403)
  await paul.call(sessions.end, { params: { id: id(name) }, query: {} })
  expect(await upload(name, sent)).toMatchObject({ status: 403, body: { message: messages.session.needed } })
  expect(await read(name)).toMatchObject({ justtalk: [] })
})

test('an upload is in the audit log', async () => {
  await upload(name, await files(name))
  const ada = await server.as('ada')
  const { body } = await ada.call(audit.list, { query: { domain: id(name) } })
  expect(body.entries[0]).toMatchObject({
    what: 'Upload dialog resources',
    who: 'paul@sdp.example',
    result: 'done',
  })
})

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const wrong: [what: string, resource: string, text: string, path: string][] = [
  ['no JSON', 'justtalk', '["play"', ''],
  ['nothing', 'justtalk', '', ''],
  ['text that is no UTF-8', 'justtalk', '', ''],
  ['100,000 brackets', 'justtalk', deep(100_000), ''],
  ['a key twice', 'arbitration', '[{"intentName":"a","arbitration":"b","arbitration":"c"}]', ''],
  ['a __proto__ key', 'arbitration', '[{"intentName":"a","arbitration":"b","__proto__":{}}]', ''],
  ['half a character', 'justtalk', '["\\ud800"]', '0'],
  ['a NUL', 'justtalk', '["a\\u0000"]', '0'],
  ['the wrong kind', 'justtalk', '{"a":1}', ''],
  ['a wrong entry', 'decisionTable', '[{"name":"Main","rules":[{"comments":1}]}]', 'Main.rules.0.comments'],
  ['more values than are taken', 'justtalk', `[${'0,'.repeat(2_600_000)}0]`, ''],
]

test.each(wrong)('a file with %s is refused by its name and place', async (what, resource, text, path) => {
  const before = await read(name)
  const sent = await files(name, { [resource]: () => text })
  const at = sent.findIndex((file) => file.name.includes(`.${resource}.`))
  if (what === 'text that is no UTF-8')
    sent[at] = new File([Buffer.from('["\xff"]', 'latin1')], sent[at]!.name)
  const answer = await upload(name, sent)
  expect(answer).toMatchObject({
    status: 400,
    body: {
      message: messages.resources.refused(1),
      details: [
        { field: [sent[at]!.name, path].filter((one) => one !== '').join(': '), message: expect.any(String) },
      ],
    },
  })
  expect(await read(name)).toEqual(before)
})

test('a file that begins with a byte order mark is read', async () => {
  const sent = await files(name, { justtalk: () => '\ufeff["play"]' })
  expect((await upload(name, sent)).status).toBe(200)
})

test('wrong names and a wrong save point are refused', async () => {
  const sent = await files(name)
  const other = await upload(name, [...sent, new File(['{}'], 'Radio.meta.json')])
  expect(other.body).toMatchObject({
    details: [{ field: 'Radio.meta.json', message: messages.resources.otherDomain(name) }],
  })
  expect((await upload(name, sent, { savePointName: 'summer' })).status).toBe(400)
  expect((await upload(name, sent, { language: 'fra-FRA' })).status).toBe(400)
  expect((await upload(name, sent, { platformName: 'Gen20x.i3' })).status).toBe(400)
})

test('JSON is no form, and a form is no JSON', async () => {
  const call = (path: string, method: string, init: RequestInit) =>
    fetch(`${server.url}/api${path}`, { method, ...init, headers: { ...paul.headers, ...init.headers } })
  const body = { domainId: id(name), domainName: name, savePointName: 'Original', language: 'eng-USA' }
  const asJson = await call('/v2/speech/upload/', 'POST', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, files: [{ name: 'a.json', bytes: { length: 1 } }] }),
  })
  expect(asJson.status).toBe(400)
  const asForm = await call(`/domains/${id(name)}`, 'PUT', { body: new FormData() })
  expect(asForm.status).toBe(415)
})

test('a file above 50 MB is refused while it comes in, and one of 20 MB is taken', async () => {
  const padded = (megabytes: number) => (text: string) => text + ' '.repeat(megabytes * 1024 * 1024)
  const large = await files(name, { justtalk: padded(20) })
  expect((await upload(name, large)).status).toBe(200)
  const tooLarge = await files(name, { justtalk: padded(51) })
  // The server ends the connection, so a client that still sends may not receive the reason
  const outcome = await upload(name, tooLarge).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([413, 'cut off']).toContain(outcome)
})

test('saved resources come as a zip of all files, the dialog once for all languages', async () => {
  const { db } = server.deps
  const domain = await getDomain(db, id(name))
  const saved = savedResources(server.deps, {
    domain,
    revision: domain.head,
    languages: ['eng-USA', 'deu-DEU'],
  })
  const chunks = await zipOfResources(saved, new Date(2026, 10, 16)).toArray()
  const unzipped = Object.entries(unzipSync(Buffer.concat(chunks))).map(([file, bytes]) => [
    file,
    Buffer.from(bytes).toString(),
  ])
  const english = await Promise.all((await files(name)).map(async (file) => [file.name, await file.text()]))
  const german = await Promise.all(
    (await files(name, {}, 'deu-DEU')).map(async (file) => [file.name, await file.text()]),
  )
  expect(unzipped).toEqual([...english, ...german.slice(6)])
})
