import { domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NluServer, startNluServer } from '../testing/nlu-server.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { askFor, readRun } from './testing/ask-for.ts'
import { lamp } from './testing/lamp.ts'

/** A target is asked four times, with pauses, before a run gives up. */
const soon = { timeout: 60_000, interval: 100 }
const attempts = 4

let nlu: NluServer
let server: TestServer
let paul: Caller
const params = { id: 'lamp' }
beforeAll(async () => {
  nlu = await startNluServer()
  server = await startTestServer({ SDP_NLU_WORLD_URL: nlu.url })
  paul = await server.as('paul')
  const body = { name: 'Lamp', languages: [{ language: 'deu-DEU' }], ntg_versions: ['Gen20x.i2'] }
  await paul.call(domains.create, { body })
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
})
afterAll(async () => {
  await server?.close()
  await nlu?.stop()
})

async function publish(sentence: string) {
  const { nlu_interpretations, ...more } = lamp()
  const [on, off] = nlu_interpretations
  const expressions = [...on!.expressions, { expression: sentence, weight: 100, literals: {} }]
  const updates = { ...more, nlu_interpretations: [{ ...on, expressions }, off] }
  const saved = await paul.call(domains.update, {
    params,
    query: {},
    body: { updates, language_to_update: 'deu-DEU', commit_message: 'work' },
  })
  expect(saved.status).toBe(200)
  const place = { node: 'ECE', environment: 'prod', resource: 'languageModel', provider: 'world' }
  const id = await askFor(server.deps, { domain: 'lamp', ...place, language: 'deu-DEU' })
  await expect.poll(async () => (await readRun(server.deps, id)).state, soon).toMatch(/done|failed/)
  return readRun(server.deps, id)
}
const activeAtProvider = () => [...nlu.active.values()].map(({ artifact }) => artifact)

test('a target that took the switch and did not answer is put back to what stays active', async () => {
  const first = await publish('make light')
  expect(first.state).toBe('done')
  nlu.loseSwitchAnswers(attempts)
  const failed = await publish('make it bright')
  expect(failed).toMatchObject({ state: 'failed', steps: { activate: 'failed' } })
  expect(activeAtProvider()).toEqual([first.artifact])
  expect(failed.log).toContain(messages.pipelines.switchedBack('NLU provider world'))
}, 120_000)

test('where it does not answer to being put back either, the log says so', async () => {
  nlu.loseSwitchAnswers(attempts + 1)
  const failed = await publish('make it dazzling')
  expect(failed.state).toBe('failed')
  expect(failed.log).toContain(messages.pipelines.notSwitchedBack('NLU provider world', 'socket hang up'))
  expect(failed.log).not.toContain(messages.pipelines.switchedBack('NLU provider world'))
}, 120_000)
