import { setTimeout as sleep } from 'node:timers/promises'
import { chat, domains } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestBlock } from '../../testing/longest-block.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  for (const name of ['Heavy', 'Light']) {
    const languages = [{ language: 'eng-USA', default: true }]
    await paul.call(domains.create, { body: { name, languages, ntg_versions: ['Gen20x.i2'] } })
  }
})
afterAll(() => server?.close())

const saying = (expression: string) => ({
  'ontology.intents': { start: {} },
  nlu_interpretations: [{ intent: 'start', expressions: [{ expression }] }],
})

/** Each says the next one four times: few words, and millions of ways to say them. */
const parts = Array.from({ length: 12 }, (_, at) => {
  const next = `§part${at + 1}`
  const text = at === 11 ? '[a] [b]' : `[${next}] word${at} [${next}] (${next}|${next} other)`
  return { _id: `part${at}`, name: `part${at}`, values: { 'eng-USA': text } }
})

async function draftOf(domainId: string, updates: Record<string, unknown>): Promise<string> {
  const { body } = await paul.call(domains.read, { params: { id: domainId }, query: {} })
  const draft = { domainId, revision: body.revision, language_to_update: 'eng-USA', updates }
  const header = sentHeader({ ...newRequestHeader(), stage: 'draft' })
  return JSON.stringify({ text_query: 'begin', header, requestInfo: { draft } })
}

async function say(body: string, signal?: AbortSignal): Promise<number> {
  const { status } = await fetch(`${server.url}/api${chat.textRecognition.path}`, {
    method: 'POST',
    headers: { ...paul.headers, 'content-type': 'application/json' },
    body,
    ...(signal && { signal }),
  })
  return status
}

test('while a draft with a chain of 12 reusable parts is compiled, everybody else who chats is answered', async () => {
  const light = await draftOf('light', saying('begin'))
  const heavy = await draftOf('heavy', { ...saying('begin §part0'), reusable_expressions: parts })
  expect(await say(light)).toBe(200)
  // Its author goes away then
  const disconnected = AbortSignal.timeout(8000)
  let isOver = false
  let answered = 0
  const { millis } = await longestBlock(async () => {
    const compiling = say(heavy, disconnected)
      .catch(() => 'gone')
      .finally(() => {
        isOver = true
      })
    while (!isOver) {
      expect(await say(light)).toBe(200)
      if (!isOver) answered++
      await sleep(50)
    }
    await compiling
  })
  // Who is held up has one answer, behind the heavy one
  expect(answered).toBeGreaterThan(3)
  expect(millis).toBeLessThan(500)
})
