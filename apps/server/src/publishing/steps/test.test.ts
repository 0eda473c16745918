import { messages } from '@sdp/domain'
import { expect, test as it } from 'vitest'
import type { Working } from './step.ts'
import { test } from './test.ts'

/** Takes the step where so many of 100 or 1,000 own sentences come back as their intent. */
async function taken(right: number, of: number) {
  const log: string[] = []
  const wrong = Array.from({ length: of - right }, (_, at) => ({ text: `${at}`, intent: 'on', heard: 'off' }))
  const working = {
    journal: { say: async (...lines: string[]) => void log.push(...lines) },
    signal: new AbortController().signal,
    ask: async ({ kind }: { kind: string }) =>
      kind === 'train' ? { kind, intents: 1, expressions: of } : { kind, tested: of, wrong },
  } as unknown as Working
  const result = await test(working).catch((error: Error) => error.message)
  return { result, said: log.at(-1) }
}

it.each([
  [100, 100, 'success', '100'],
  [98, 100, 'success', '98'],
  [979, 1000, 'warning', '97.9'],
  [90, 100, 'warning', '90'],
  [899, 1000, messages.pipelines.tooManyWrong('89.9', 90), '89.9'],
  [0, 0, 'warning', undefined],
])('%i of %i own sentences: %s, with the figure in the log', async (right, of, result, percent) => {
  const said =
    percent === undefined ? messages.pipelines.noSentences : messages.pipelines.tested(right, of, percent)
  expect(await taken(right, of)).toEqual({ result, said })
})
