import { type ConceptWording, compile, runTest } from '@sdp/dialogue'
import { aDomain, aModule, anExpression, anIntent, aRule, aUiAction } from '@sdp/domain/testing'
import { newConversationTest, newTestTurn } from '@sdp/domain/tests'
import { expect, test, vi } from 'vitest'
import { piecesOf } from './domain-transfer.ts'
import type { TestSummary } from './test-summary.ts'
import type { FromTestsWorker, ToTestsWorker } from './tests-worker.ts'

const language = 'eng-USA'
const turn = {
  ...newTestTurn(),
  intent: 'warmer',
  expected: { textMatch: 'whole' as const, texts: { [language]: 'All right, it is on' } },
}
const domain = aDomain({
  languages: [{ id: 'e', language, isDefault: true }],
  intents: [anIntent('warmer', { expressions: [anExpression('warmer')] })],
  modules: [aModule('Climate', aRule(['warmer'], { uiAction: 'done' }))],
  uiActions: [aUiAction('done', { ttsResponses: ['done'] })],
  ttsResponses: [{ name: 'done', texts: ['CONFIRM_CONCEPT, it is on'] }],
  tests: [{ ...newConversationTest('on'), turns: [turn] }],
})
const confirmed = (text: string): ConceptWording[] => [{ name: 'CONFIRM_CONCEPT', type: 'voice', text }]

/** The worker as the page has it: what it asks for is answered, and what came of its tests is returned. */
async function startWorker(answer: () => ConceptWording[]) {
  const posted: FromTestsWorker[] = []
  let onDone = () => {}
  const scope = {
    onmessage: (_: { data: ToTestsWorker }) => {},
    postMessage: (message: FromTestsWorker) => {
      posted.push(message)
      if (message.kind === 'concepts') {
        send({ kind: 'wordings', call: message.call, wordings: answer() })
      } else if (message.kind === 'done') onDone()
    },
  }
  const send = (data: ToTestsWorker) => scope.onmessage({ data: structuredClone(data) })
  vi.stubGlobal('self', scope)
  await import('./tests-worker.ts')
  return async (...messages: ToTestsWorker[]): Promise<TestSummary[]> => {
    posted.length = 0
    await new Promise<void>((resolve) => {
      onDone = resolve
      for (const message of messages) send(message)
    })
    return posted.flatMap((message) => (message.kind === 'results' ? message.results : []))
  }
}

test('a concept is said in its words, as on the server, and in other ones once it was changed', async () => {
  let words = confirmed('All right')
  const run = await startWorker(() => words)
  const pieces = Array.from(piecesOf(undefined, domain), (piece) => ({ kind: 'piece' as const, piece }))
  const onServer = async () => {
    const options = { mayGuess: true, conceptTexts: async () => words }
    const { result, reason } = await runTest(compile(domain, language), domain.tests[0]!, options)
    return [reason === undefined ? { name: 'on', result } : { name: 'on', result, reason }]
  }
  const first = await run(...pieces, { kind: 'run', id: 1, language, coreActions: [] })
  expect(first).toEqual([{ name: 'on', result: 'passed' }])
  expect(first).toEqual(await onServer())
  words = confirmed('Of course')
  const second = await run({ kind: 'concepts changed' })
  expect(second).toMatchObject([{ result: 'failed', reason: expect.stringContaining('Of course, it is on') }])
  expect(second).toEqual(await onServer())
})
