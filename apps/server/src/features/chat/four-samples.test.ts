import { chat, type TextRecognitionReply } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSamples } from '../../samples/load-samples.ts'
import { putInService } from '../../testing/put-in-service.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

/*
 * What a driver gets: the four samples are published at one stage of a running server and asked over HTTP. The many blind
 * sentences are in examples/everyday; these few show that the product decides as the packages do.
 */

let server: TestServer
let driver: Caller

beforeAll(async () => {
  server = await startTestServer()
  driver = await server.as('paul')
  await loadSamples(server.deps)
  for (const domain of ['Climate', 'MediaPlayer', 'Navigation', 'TourGuideTest'])
    await putInService(server.deps, { domain, stages: ['ece-dev'] })
})
afterAll(() => server?.close())

/** Says a sentence, in the conversation that the answer before belongs to. */
async function say(text: string, before?: TextRecognitionReply): Promise<TextRecognitionReply> {
  const header = { ...sentHeader({ ...newRequestHeader(), stage: 'ece-dev' }), platform: '' }
  const dialogState = before?.systemResponses.at(-1)?.dialogState
  const body = { text_query: text, header, requestInfo: { ...(before && { dialogState }) } }
  const said = await driver.call(chat.textRecognition, { body })
  expect(said.status).toBe(200)
  return said.body
}

const actionsOf = ({ systemResponses }: TextRecognitionReply) => systemResponses.map(({ action }) => action)

describe('one of four answers', () => {
  test.each([
    ['please make it a little bit warmer in here', 'Climate'],
    ["I'm freezing", 'Climate'],
    ['could you play something by Elton John', 'MediaPlayer'],
    ['turn the music down a bit please', 'MediaPlayer'],
    ['find parking near the stadium', 'Navigation'],
    ['take me to the airport', 'Navigation'],
    ['tell me about the castle over there', 'TourGuideTest'],
  ])('%s: %s', async (text, domain) => {
    expect((await say(text)).fullResponse.domain).toBe(domain)
  })
})

test.each([
  'call Mom',
  'open the window',
  'close the windows please',
  'what is the capital of France',
  "don't turn off the air conditioning",
  'please do not take me home',
])('nobody acts on what is for nobody or negated: %s', async (text) => {
  const answer = await say(text)
  const isAskedBack = answer.systemResponses.some((one) => one.text.startsWith('Did you mean'))
  expect(isAskedBack || answer.fullResponse.domain === null, JSON.stringify(actionsOf(answer))).toBe(true)
})

test('an open question is answered among other words, and by nobody else', async () => {
  const question = await say('start a massage')
  expect(actionsOf(question)).toEqual(['ask_massage_program'])
  const answer = await say('uh, the classic one I guess', question)
  expect(answer.fullResponse).toMatchObject({ domain: 'Climate' })
  expect(answer.fullResponse.candidates[0]).toMatchObject({ domain: 'Climate', by: 'answer' })
})

test('a doubtful guess is asked back, and a yes carries it out', async () => {
  const question = await say('it is a bit nippy')
  expect(question.systemResponses[0]!.text).toMatch(/^Did you mean/)
  const answer = await say('yes please', question)
  expect(answer.fullResponse.candidates[0]).toMatchObject({ by: 'confirmation', lostBy: null })
})
