import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { domains, publishing, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { askFor, readRun } from './testing/ask-for.ts'
import { lamp } from './testing/lamp.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sdp-')), 'publishing.json')
  const tests = [
    { environment: 'dev', failing: 'off' },
    { environment: 'nonprod', failing: 'warn' },
    { environment: 'prod', failing: 'stop' },
  ]
  writeFileSync(file, JSON.stringify({ tests }))
  server = await startTestServer({ SDP_PUBLISHING: file })
  paul = await server.as('paul')
})
afterAll(() => server?.close())

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 50 }
const enoughMillis = 120_000

const german = 'deu-DEU'
const dialog = { node: 'ECE', resource: 'dialog', provider: 'runtime', language: '' }
const model = { ...dialog, resource: 'languageModel', provider: 'world', language: german }
const words = messages.pipelines

const saying = (sentence: string, intent: string) => ({
  sentences: { [german]: sentence },
  expected: { intent, systemActions: [`is_${intent}`] },
})
const right = {
  name: 'on and off',
  turns: [saying('switch the lamp on', 'on'), saying('switch the lamp off', 'off')],
}
const wrong = { name: 'on by mistake', turns: [saying('switch the lamp off', 'on')] }
const guessed = {
  name: 'nearly said',
  turns: [{ ...saying('the lamp switch it off', 'off'), expected: { intent: 'off' } }],
}
const unsaid = { name: 'by colour', turns: [{ intent: 'on', userInputs: { colour: 'red' }, expected: {} }] }

async function newLamp(name: string, conversation_tests: readonly object[]): Promise<string> {
  const body = { name, languages: [{ language: german, default: true }], ntg_versions: ['Gen20x.i2'] }
  await paul.call(domains.create, { body })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  await save(params.id, { ...lamp(), conversation_tests })
  return params.id
}

async function save(id: string, updates: Record<string, unknown>): Promise<void> {
  const body = { updates, language_to_update: german, commit_message: 'work' }
  const saved = await paul.call(domains.update, { params: { id }, query: {}, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

async function published(asked: Parameters<typeof askFor>[1]) {
  const id = await askFor(server.deps, asked)
  await expect.poll(async () => (await readRun(server.deps, id)).state, soon).toMatch(/done|failed/)
  return readRun(server.deps, id)
}

async function stateAt(name: string, environment: string, item = dialog) {
  const instructions = [{ ...item, environment, languages: [german] }]
  const asked = instructions.map(({ language: _, ...one }) => one)
  const body = { domain: { name, savePoint: 'Original' }, context: { instructions: asked } }
  return (await paul.call(publishing.states, { body })).body[0]!
}

test(
  'a kept test that fails stops what goes to prod, which names it, and is a warning or not run elsewhere',
  async () => {
    const domain = await newLamp('Gated', [right, wrong])
    const message = words.testsFail([`'on by mistake' (${german})`], 1)
    const line = words.conversations(german, 1, 2)
    for (const item of [dialog, model]) {
      const atProd = await published({ domain, ...item, environment: 'prod' })
      expect(atProd).toMatchObject({
        state: 'failed',
        message,
        steps: { test: 'failed', activate: 'inactive' },
      })
      expect(atProd.log).toContain(line)
    }
    const { resourceState, pipeline } = await stateAt('Gated', 'prod')
    expect(resourceState).toMatchObject({ state: 'error', msgLong: message })
    const difference = expect.stringContaining('Turn 1: intent on was expected') as string
    const failing = { test: 'on by mistake', language: german, result: 'failed' }
    expect(pipeline.steps.find(({ code }) => code === 'test')).toEqual({
      code: 'test',
      state: 'failed',
      failing: [{ ...failing, reasons: [difference, expect.stringContaining('is_on')] }],
    })

    const atNonprod = await published({ domain, ...dialog, environment: 'nonprod' })
    expect(atNonprod).toMatchObject({ state: 'done', steps: { test: 'warning', activate: 'success' } })
    expect((await stateAt('Gated', 'nonprod')).pipeline.steps[2]).toMatchObject({ failing: [failing] })
    const atDev = await published({ domain, ...dialog, environment: 'dev' })
    expect(atDev).toMatchObject({ state: 'done', steps: { test: 'success' } })
    expect(atDev.log).toContain(words.testsOff)

    await save(domain, { conversation_tests: [right] })
    const mended = await published({ domain, ...dialog, environment: 'prod' })
    expect(mended).toMatchObject({ state: 'done', steps: { test: 'success', activate: 'success' } })
    expect((await stateAt('Gated', 'prod')).pipeline.steps[2]).toEqual({ code: 'test', state: 'success' })
  },
  enoughMillis,
)

test(
  'what only a guess understands is learned for, and what a language cannot say is a warning',
  async () => {
    const domain = await newLamp('Unsaid', [guessed, unsaid])
    const run = await published({ domain, ...dialog, environment: 'prod' })
    expect(run).toMatchObject({ state: 'done', steps: { test: 'warning' } })
    expect(run.log).toContain(words.unsaidTests(german, 1))
    expect(run.log).toContain(words.conversations(german, 1, 2))
  },
  enoughMillis,
)

test(
  'without kept tests nothing is expected',
  async () => {
    const domain = await newLamp('Untested', [])
    const run = await published({ domain, ...dialog, environment: 'prod' })
    expect(run).toMatchObject({ state: 'done', steps: { test: 'success' } })
    expect(run.log).toContain(words.noTests)
  },
  enoughMillis,
)

test(
  'who may say yes sees how the kept tests go with what is asked for, and what failing ones expected',
  async () => {
    await newLamp('Asked', [right, wrong])
    const instructions = [dialog, model].map(({ language: _, ...one }) => {
      return { ...one, environment: 'prod', languages: [german] }
    })
    const body = {
      domain: { name: 'Asked', savePoint: 'Original' },
      context: { instructions, action: 'publish' as const },
    }
    const { body: tested } = await paul.call(publishing.tests, { body })
    expect(tested).toMatchObject([
      {
        places: [{ node: 'ECE', environment: 'prod' }],
        languages: [
          {
            ...{ language: german, total: 2, failed: 1, unsaid: 0, left: 0, isCut: false },
            failing: [{ test: 'on by mistake', reasons: [expect.stringContaining('on was expected'), {}] }],
          },
        ],
      },
    ])
    // A dialog alone is spoken with by nobody
    const alone = { ...body, context: { ...body.context, instructions: instructions.slice(0, 1) } }
    expect((await paul.call(publishing.tests, { body: alone })).body).toMatchObject([{ languages: [] }])
  },
  enoughMillis,
)
