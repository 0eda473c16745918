import { newConversationTest, newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { expect, test } from 'vitest'
import { english } from '../testing/climate.ts'
import {
  canonicalKey,
  conditionKey,
  coverageOf,
  expressionKey,
  outcomeKey,
  reachable,
  textKey,
} from './coverage.ts'
import { runTest } from './run-test.ts'
import { ruleKey } from './same-rule.ts'

const [module] = english.domain.modules
const rules = module!.rules

async function runOf(...turns: Partial<TestTurn>[]) {
  const said = { ...newConversationTest('said'), turns: turns.map((one) => ({ ...newTestTurn(), ...one })) }
  return await runTest(english, said, { mayGuess: true })
}

test('a run reaches what was understood, fired, called and said', async () => {
  const answers = [{ apiAction: 'heat', answer: { returnValue: 'ok' } }]
  const run = await runOf({ sentences: { 'eng-USA': 'warmer at the driver' }, answers })
  const { conditions: _, ...reached } = coverageOf(english, [run])
  expect(reached).toEqual({
    intents: new Set(['warmer']),
    expressions: new Set([expressionKey('warmer', 0)]),
    rules: new Set([rules[3]!, rules[0]!].map(ruleKey)),
    uiActions: new Set(['done']),
    texts: new Set([textKey('done', 0)]),
    apiOutcomes: new Set([outcomeKey('heat', 'ok')]),
    canonicals: new Set([canonicalKey('zone', 'driver')]),
  })
})

test('a condition is decisive where it alone keeps its rule from firing', async () => {
  const asked = coverageOf(english, [await runOf({ intent: 'warmer' })]).conditions
  // That heat answered ok or hot, which was not so when rule 3 asked for the zone
  expect(asked).toEqual(new Set([conditionKey(rules[0]!, 2), conditionKey(rules[1]!, 2)]))
  const opened = coverageOf(english, [await runOf({ intent: 'open' })]).conditions
  // Of rule 3 and 4 only the intent is another
  expect(opened).toEqual(
    new Set([conditionKey(rules[2]!, 0), conditionKey(rules[3]!, 0), conditionKey(rules[4]!, 2)]),
  )
})

test('several runs reach what each of them does, and all of it can be reached', async () => {
  const runs = [await runOf({ intent: 'warmer' }), await runOf({ intent: 'open' })]
  const together = coverageOf(english, runs)
  expect(together.intents).toEqual(new Set(['warmer', 'open']))
  expect(together.rules.size).toBe(2)
  const all = reachable(english)
  for (const kind of Object.keys(all) as (keyof typeof all)[]) {
    expect([kind, [...together[kind]].filter((key) => !all[kind].has(key))]).toEqual([kind, []])
  }
  expect(all.rules.size).toBe(rules.length)
})
