import { messages } from '@sdp/domain'
import { expect, test } from 'vitest'
import { testOwnSentences } from './own-sentences.ts'
import type { Working } from './step.ts'

/** Takes the step where the given number of 100 or 1,000 own sentences come back as their intent. */
async function taken(right: number, of: number) {
  const log: string[] = []
  const wrong = Array.from({ length: of - right }, (_, at) => ({
    text: `${at}`,
    intent: 'on',
    recognised: 'off',
  }))
  const working = {
    journal: { say: async (...lines: string[]) => void log.push(...lines) },
    signal: new AbortController().signal,
    ask: async ({ kind }: { kind: string }) =>
      kind === 'train' ? { kind, intents: 1, expressions: of } : { kind, tested: of, wrong },
  } as unknown as Working
  const result = await testOwnSentences(working).catch((error: Error) => error.message)
  return { result, loggedLine: log.at(-1) }
}

test.each([
  [100, 100, 'success', '100'],
  [98, 100, 'success', '98'],
  [979, 1000, 'warning', '97.9'],
  [90, 100, 'warning', '90'],
  [899, 1000, messages.pipelines.tooManyWrong('89.9', 90), '89.9'],
  [0, 0, 'warning', undefined],
])('%i of %i own sentences: %s, with the figure in the log', async (right, of, result, percent) => {
  const loggedLine =
    percent === undefined ? messages.pipelines.noSentences : messages.pipelines.tested(right, of, percent)
  expect(await taken(right, of)).toEqual({ result, loggedLine })
})
