import { domains, shared } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer({ SDP_OFFLINE_ACCESS: 'true' })
  paul = await server.as('paul')
  const inputs = { mood: { shared: true }, secret: { shared: false }, genre: { shared: true } }
  await make(
    'Radio',
    { embedded: true },
    {
      'ontology.userInputs': inputs,
      'ontology.apiInputs': { station: { shared: true } },
      api_actions: [{ name: 'tune' }, { name: 'scan' }],
    },
  )
  await make(
    'Cloudy',
    {},
    {
      'ontology.userInputs': inputs,
      system_actions: [
        { name: 'Greet', audioResponse: ['hello', 'lost'] },
        { name: 'Mute', audioResponse: [] },
        { name: 'Say', ttsResponse: ['x'] },
      ],
      audio_responses: { hello: ['hello.wav', 'hi.wav'], unused: ['u.wav'] },
    },
  )
  await make(
    'Trial',
    { embedded: true, isTestDomain: true },
    {
      'ontology.userInputs': inputs,
      api_actions: [{ name: 'try' }],
    },
  )
})
afterAll(() => server.close())

async function make(name: string, more: object, updates: Record<string, unknown>): Promise<void> {
  await paul.call(domains.create, { body: { name, languages: [{ language: 'eng-USA' }], ...more } })
  const body = { updates, commit_message: 'content' }
  const { status } = await paul.call(domains.update, { params: { id: name.toLowerCase() }, query: {}, body })
  expect(status).toBe(200)
}

test('[CALL-007] [DOM-037] [RESP-010] [RESP-014] shared actions are the API actions of each domain that is not a test', async () => {
  const { body } = await paul.call(shared.actions)
  expect(body.data).toEqual([{ name: 'Radio', inputs: ['tune', 'scan'] }])
})

test('[CALL-008] [SHARE-006] [RESP-015] shared inputs are those marked shared, of embedded domains only', async () => {
  const { body } = await paul.call(shared.inputs)
  expect(body.data).toEqual({
    userInputs: [{ name: 'Radio', inputs: ['mood', 'genre'] }],
    apiInputs: [{ name: 'Radio', inputs: ['station'] }],
  })
})

test('[CALL-009] [DOM-036] shared resources of a domain are its audio responses by UI action', async () => {
  const { body } = await paul.call(shared.resources, { query: { domain: 'CLOUDY' } })
  expect(body.data).toEqual([
    { domain: 'Cloudy', type: 'audioResponses', data: { Greet: { hello: ['hello.wav', 'hi.wav'] } } },
  ])
  expect((await paul.call(shared.resources, { query: { domain: 'nowhere' } })).status).toBe(404)
})
