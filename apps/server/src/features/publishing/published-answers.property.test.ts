import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  chat,
  dialogResources,
  diss,
  domains,
  literalRules,
  publishing,
  reusableExpressions,
  revisions,
  savePoints,
  sessions,
} from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { platforms } from '@sdp/domain/platforms'
import { writeResources } from '@sdp/domain/resources'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import type { WireDomain } from '@sdp/domain/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askFor, readRun } from '../../publishing/testing/ask-for.ts'
import { lamp } from '../../publishing/testing/lamp.ts'
import { radio } from '../../testing/radio.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let ada: Caller
let handler: Server
/** The first revision of the radio with content. */
let first: string
beforeAll(async () => {
  handler = createServer((request, response) => {
    request.resume()
    const answer = { returnValue: 'found', data: { name: `at ${request.headers.host}` } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve))
  const { port } = handler.address() as AddressInfo
  const hosts = ['radio.example', 'other.example'].map((host) => `${host}=http://127.0.0.1:${port}`).join()
  server = await startTestServer({ SDP_HANDLER_HOSTS: hosts })
  paul = await server.as('paul')
  ada = await server.as('ada')
})
afterAll(async () => {
  await server?.close()
  handler?.closeAllConnections()
  handler?.close()
})

const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
const urlsOf = (url: string) => ({ dev: url, nonprod: url, prod: url })
const urlsAt = (host: string) => [{ id: 'default', urls: urlsOf(`https://${host}/base`) }]
const content = { ...radio, api_action_urls: urlsAt('radio.example') }

async function newDomain(name: string, updates: Record<string, unknown>): Promise<string> {
  await paul.call(domains.create, { body: { name, languages, ntg_versions: ['Gen20x.i2', 'NTG7-SOP'] } })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  await save(params.id, updates, 'deu-DEU')
  const { body } = await save(params.id, updates)
  return body.revision
}

function save(id: string, updates: Record<string, unknown>, language = 'eng-USA') {
  const body = { updates, language_to_update: language, commit_message: 'work' }
  return paul.call(domains.update, { params: { id }, query: {}, body })
}

const soon = { timeout: 60_000, interval: 50 }
const dialog = { node: 'AMAP', environment: 'prod', resource: 'dialog', provider: 'runtime', language: '' }
const model = { ...dialog, resource: 'languageModel', provider: 'world', language: 'eng-USA' }

async function publish(domain: string): Promise<void> {
  const runs = await Promise.all([dialog, model].map((item) => askFor(server.deps, { domain, ...item })))
  for (const run of runs) {
    const read = () => readRun(server.deps, run)
    await expect.poll(async () => (await read()).state, soon).toMatch(/done|failed/)
    const { state, log } = await read()
    expect(state, log.join('\n')).toBe('done')
  }
}

const sentences = [
  'play some jazz',
  'play something',
  'stop it',
  'find a station',
  'switch the lamp on',
  'jazz',
]

/** What is said and shown to whoever speaks with the place, and who would have answered. */
async function answers() {
  const replies: unknown[] = []
  for (const platform of ['Gen20x.i2', 'NTG7-SOP', 'NTG6-SOP']) {
    for (const text_query of sentences) {
      const header = { ...sentHeader({ ...newRequestHeader(), stage: 'amap-prod' as const }), platform }
      const body = { text_query, header: { ...header, language: 'eng-USA', environment: 'prod' } }
      const { body: answer } = await paul.call(chat.textRecognition, { body })
      const { systemResponses, fullResponse } = answer
      replies.push([platform, text_query, systemResponses, fullResponse.candidates])
    }
  }
  return replies
}

type Drawn = { pick: number; text: string }
const text = ({ text: given }: Drawn) => `Said ${given}`

/** Whatever somebody can change apart from publishing, unpublishing and concept texts; each returns its status. */
const changes: Readonly<Record<string, (drawn: Drawn) => Promise<{ status: number }>>> = {
  platforms: ({ pick }) => save('radio', { ntg_versions: [platforms[pick % platforms.length]] }),
  'other general data': (drawn) =>
    save('radio', {
      description: text(drawn),
      tags: [text(drawn)],
      handler_url: 'https://other.example',
      volatile: drawn.pick % 2 === 0,
      diss: { enabled: drawn.pick % 2 === 0, version: null },
      contributors: [`p${drawn.pick}@sdp.example`],
    }),
  'test domain': () => save('lamp', { isTestDomain: true }),
  texts: (drawn) => save('radio', { tts_responses: { playing: [text(drawn)] } }),
  rules: () => save('radio', { decision_rules: [{ name: 'Main', rules: [] }] }),
  expressions: () => save('radio', { nlu_interpretations: [] }),
  arbitrations: () => save('radio', { arbitrations: [{ intentName: 'stop', arbitration: 'no-cloud' }] }),
  handlers: () => save('radio', { api_action_urls: urlsAt('other.example') }),
  'all content back': () => save('radio', content),
  'language away and back': async ({ pick }) =>
    save('radio', { languages: pick % 2 === 0 ? languages.slice(0, 1) : languages }),
  'default language': async () => {
    const [english, german] = languages
    await save('lamp', {
      languages: [
        { ...english, default: false },
        { ...german, default: true },
      ],
    })
    return save('lamp', { languages: [{ ...german, default: true }] })
  },
  'reusable part': ({ pick }) =>
    paul.call(reusableExpressions.create, {
      query: {},
      body: { name: `part${pick}`, language: 'eng-USA', domainId: 'radio', value: 'some [very] loud jazz' },
    }),
  'literal rules': () =>
    paul.call(literalRules.syncCanonical, { params: { domainId: 'radio', canonical: 'blues' }, query: {} }),
  restore: async (drawn) => {
    const { body } = await save('radio', { tts_responses: { playing: [`${text(drawn)} again`] } })
    return paul.call(revisions.restore, {
      params: { id: 'radio', revision: first },
      body: { commit_message: 'back', base_revision: body.revision },
    })
  },
  'save point': async ({ pick }) => {
    const newSavePoint = { name: `point${pick}`, description: '' }
    const { body, status } = await paul.call(savePoints.create, { body: { fromId: 'radio', newSavePoint } })
    if (status !== 200) return { status }
    return paul.call(savePoints.remove, { params: { id: body._id } })
  },
  'dialog resources': async () => {
    const { body } = await paul.call(domains.read, { params: { id: 'lamp' }, query: {} })
    const wire = { ...(body as unknown as WireDomain), ...(lamp('Uploaded') as Partial<WireDomain>) }
    const language = body.languages[0]!.language
    const files = writeResources(wire, { language, revision: '', ssmlTransition: false }).map(
      (file) => new File([file.text], file.name),
    )
    const platformName = body.ntg_versions[0]!
    return paul.call(dialogResources.upload, {
      body: {
        domainId: 'lamp',
        domainName: 'Lamp',
        savePointName: 'Original',
        language,
        platformName,
        files,
      },
    })
  },
  'DISS definition': ({ pick }) =>
    ada.call(diss.create, { body: { version: `1.${pick}`, intents: [{ intent: 'play' }] } }),
  'another domain': ({ pick }) =>
    paul.call(domains.create, { body: { name: `Other${pick}`, languages, ntg_versions: ['NTG7-SOP'] } }),
  'a request at the place': async () => {
    const { language: _, ...place } = model
    const instructions = [{ ...place, languages: ['eng-USA'], approval: 'request' as const }]
    const domain = { name: 'Radio', savePoint: 'Original' }
    const { status } = await paul.call(publishing.publish, { body: { domain, context: { instructions } } })
    return { status }
  },
  'session ended': async () => {
    const { status } = await paul.call(sessions.end, { params: { id: 'lamp' }, query: {} })
    await paul.call(sessions.start, { params: { id: 'lamp' }, query: {}, body: { message: 'work' } })
    return { status }
  },
  'deleting the domain, which is refused': async () => {
    const { status } = await paul.call(domains.remove, { params: { id: 'lamp' } })
    return { status: status === 409 ? 200 : status }
  },
}

const drawnChange = fc.record({
  kind: fc.constantFrom(...Object.keys(changes)),
  drawn: fc.record({ pick: fc.nat(10_000), text: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }) }),
})

test('nothing but publishing, unpublishing and concept texts changes what a place answers', async () => {
  first = await newDomain('Radio', content)
  await newDomain('Lamp', lamp())
  await publish('radio')
  await publish('lamp')
  const approved = await answers()
  expect(JSON.stringify(approved)).toContain('Here is jazz')
  expect(JSON.stringify(approved)).toContain('Found at radio.example')

  // Each kind once, then a random mix of all of them
  const each = Object.keys(changes).map((kind, pick) => ({ kind, drawn: { pick, text: 'x' } }))
  const refused: unknown[] = []
  for (const { kind, drawn } of each) {
    const answer = await changes[kind]!(drawn)
    if (answer.status !== 200) refused.push([kind, answer])
    expect(await answers(), kind).toEqual(approved)
  }
  expect(refused).toEqual([])
  await assertProperty(
    fc.asyncProperty(fc.array(drawnChange, { minLength: 5, maxLength: 12 }), async (mix) => {
      for (const { kind, drawn } of mix) expect((await changes[kind]!(drawn)).status, kind).toBeLessThan(500)
      expect(await answers()).toEqual(approved)
    }),
    { numRuns: 12 },
  )
}, 240_000)
