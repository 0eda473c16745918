import { compile, runTest } from '@sdp/dialogue'
import type { ConversationTest } from '@sdp/domain/tests'
import { describe, expect, test } from 'vitest'
import { sampleContext } from './sample-context.ts'
import { readSamples } from './samples.ts'

/*
 * The tests that the samples bring, in each of their languages. A language without a sentence says the intent by a sentence of its
 * own expressions.
 */

const { coreActions } = sampleContext

describe.each(readSamples())('$title', ({ domain, language }) => {
  const program = compile(domain, language)
  const run = (one: ConversationTest, real: Partial<typeof sampleContext> = {}) =>
    runTest(program, one, { mayGuess: true, coreActions, ...real })

  test.each(domain.tests)('$name', async (one) => {
    const { result, reason } = await run(one)
    expect(reason).toBeUndefined()
    expect(result).toBe('passed')
  })

  test('it has ten turns and more, with questions, their answers, a confirmation and calls of the handler', async () => {
    const runs = await Promise.all(domain.tests.map((one) => run(one)))
    const turns = runs.flatMap((one) => one.turns.map(({ outcome }) => outcome!))
    expect(turns.length).toBeGreaterThanOrEqual(10)
    expect(turns.every(({ trace, reply }) => trace.understood.chosen && reply.actions.length > 0)).toBe(true)
    expect(turns.every(({ reply }) => reply.error === undefined)).toBe(true)
    const acts = turns.map(({ trace }) => trace.waits?.act)
    const asking = ['askForInput', 'select', 'confirm'].filter((act) => acts.includes(act))
    expect(asking.length).toBeGreaterThanOrEqual(2)
    expect(asking).toContain('confirm')
    expect(turns.filter(({ trace }) => trace.rounds.some(({ call }) => call)).length).toBeGreaterThan(5)
    const remarks = turns.flatMap(({ trace }) => trace.rounds.flatMap(({ call }) => call?.remarks ?? []))
    expect(remarks).toEqual([])
  })
})

test.each(readSamples().filter(({ language }) => language === 'eng-USA'))(
  'the handler answers in $title as it is recorded there',
  async ({ domain, language }) => {
    const program = compile(domain, language)
    for (const one of domain.tests) {
      const { reason } = await runTest(program, one, { mayGuess: true, ...sampleContext })
      expect(reason, one.name).toBeUndefined()
    }
  },
)
