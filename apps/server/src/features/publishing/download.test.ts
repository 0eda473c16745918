import { domains, publishing, sessions } from '@sdp/api'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishRuns } from '../../testing/pipelines.ts'
import { type Caller, callerAt, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
const name = 'Music'
beforeAll(async () => {
  server = await startTestServer()
  // Runs wait here until a test ends them as it needs it
  server.deps.publishing.close()
  paul = await server.as('paul')
  await paul.call(domains.create, {
    body: { name, languages: [{ language: 'deu-DEU', default: true }, { language: 'fra-FRA' }] },
  })
  await paul.call(sessions.start, { params: { id: 'music' }, query: {}, body: { message: 'work' } })
})
afterAll(() => server?.close())

const place = { node: 'ECE', environment: 'dev' }
const dialog = { ...place, resource: 'dialog', provider: 'runtime' }
const model = { ...place, resource: 'languageModel', provider: 'world' }
const domain = { name, savePoint: 'Original' }

async function download(
  source: 'provider' | 'sdp',
  instructions: (typeof dialog & { languages: string[] })[],
): Promise<{ status: number; name: string; files: Record<string, string> }> {
  let disposition = ''
  const caller = callerAt(server.url, paul.headers, ({ headers }) => {
    disposition = headers.get('content-disposition') ?? ''
  })
  const { status, body } = await caller.call(publishing.download, {
    body: { domain, context: { source, instructions } },
  })
  if (status !== 200) return { status, name: '', files: {} }
  const zip = unzipSync(new Uint8Array(await (body as Blob).arrayBuffer()))
  const files = Object.entries(zip).map(([file, bytes]) => [file, Buffer.from(bytes).toString()])
  return { status, name: disposition, files: Object.fromEntries(files) }
}

async function say(text: string): Promise<void> {
  const body = {
    updates: { tts_responses: { hello: [text] } },
    language_to_update: 'deu-DEU',
    commit_message: 'm',
  }
  expect((await paul.call(domains.update, { params: { id: 'music' }, query: {}, body })).status).toBe(200)
}

test('[PUB-096] [PUB-097] what is saved and what is published come as zips', async () => {
  await say('Hallo')
  const german = [
    { ...dialog, languages: ['deu-DEU'] },
    { ...model, languages: ['deu-DEU'] },
  ]
  expect((await download('provider', german)).status).toBe(404)
  const context = { instructions: german.map((one) => ({ ...one, approval: 'execute' as const })) }
  await paul.call(publishing.publish, { body: { domain, context } })
  await finishRuns(server.deps.db)
  await say('Guten Tag')

  const saved = await download('sdp', german)
  expect(saved.name).toMatch(
    /^attachment; filename\*=UTF-8''Music_Original_resources_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.zip$/,
  )
  expect(Object.keys(saved.files)).toEqual([
    ...['meta', 'actionDescription', 'arbitration', 'decisionTable', 'justtalk', 'ontology'].map(
      (one) => `Music.${one}.json`,
    ),
    'Music.nluDefinition.deu-DEU.json',
    'Music.responseRealization.deu-DEU.json',
  ])
  expect(saved.files['Music.responseRealization.deu-DEU.json']).toContain('Guten Tag')

  const savedModels = await download('sdp', [{ ...model, languages: ['deu-DEU', 'fra-FRA'] }])
  expect(Object.keys(savedModels.files)).toEqual([
    'Music.nluDefinition.deu-DEU.json',
    'Music.nluDefinition.fra-FRA.json',
  ])

  const published = await download('provider', german)
  expect(Object.keys(published.files).sort()).toEqual(Object.keys(saved.files).sort())
  expect(published.files['Music.responseRealization.deu-DEU.json']).toContain('Hallo')

  const models = await download('provider', [{ ...model, languages: ['deu-DEU', 'fra-FRA'] }])
  expect(Object.keys(models.files)).toEqual(['Music.nluDefinition.deu-DEU.json'])
})

test('several places have a folder each', async () => {
  const nonprod = [{ ...model, environment: 'nonprod', languages: ['deu-DEU'] }]
  const context = { instructions: nonprod.map((one) => ({ ...one, approval: 'execute' as const })) }
  await paul.call(publishing.publish, { body: { domain, context } })
  await finishRuns(server.deps.db)
  const both = await download('provider', [{ ...model, languages: ['deu-DEU'] }, ...nonprod])
  expect(Object.keys(both.files)).toEqual([
    'ECE-dev/Music.nluDefinition.deu-DEU.json',
    'ECE-nonprod/Music.nluDefinition.deu-DEU.json',
  ])
})
