import type { Domain } from '@sdp/domain'
import { newRule } from '@sdp/domain/decision-table'
import { addExpressions, renameIntent } from '@sdp/domain/intents'
import { newConversationTest, newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { describe, expect, test } from 'vitest'
import { english } from '../testing/climate.ts'
import { mayConcern, touchedBy } from './concerned.ts'
import { runTest } from './run-test.ts'

const { domain } = english
const [module] = domain.modules
const rules = module!.rules

async function runOf(turn: Partial<TestTurn>) {
  const turns = [{ ...newTestTurn(), ...turn }]
  return await runTest(english, { ...newConversationTest('said'), turns }, { mayGuess: true })
}

const warmer = await runOf({
  ...{ intent: 'warmer', slots: { zone: 'driver' } },
  answers: [{ apiAction: 'heat', answer: { returnValue: 'ok' } }],
})
const open = await runOf({ intent: 'open' })
const unread = await runOf({ sentences: { 'eng-USA': 'bla' } })

/** Which of the three runs an edit concerns. */
function concerned(edit: (domain: Domain) => Domain): string[] {
  const after = edit(domain)
  return Object.entries({ warmer, open, unread })
    .filter(([, run]) => mayConcern(run, domain, after))
    .map(([name]) => name)
}

test('a run uses what was read, known, fired, called and said', () => {
  const { rules: fired, ...names } = touchedBy(warmer)
  expect(fired.size).toBe(2)
  expect(names).toEqual({
    ...{ intents: new Set(['warmer']), slots: new Set(['zone']), uiActions: new Set(['done']) },
    ...{ responses: new Set(['done']), apiActions: new Set(['heat']), apiInputs: new Set(['heat']) },
  })
})

describe('an edit concerns', () => {
  test('nobody where nothing changed that a turn looks at', () => {
    expect(concerned((one) => one)).toEqual([])
    expect(concerned((one) => ({ ...one, description: 'new' }))).toEqual([])
  })

  test('those that its intent was understood in, and what was not understood at all', () => {
    expect(concerned((one) => renameIntent(one, { from: 'open', to: 'unlock' }))).toEqual(['open', 'unread'])
    const added = { intent: 'warmer', text: 'hotter', language: 'eng-USA' }
    expect(concerned((one) => addExpressions(one, added))).toEqual(['warmer', 'unread'])
  })

  test('those whose rules are gone, or for which a new one would match', () => {
    const withRules = (now: typeof rules) => (one: Domain) => ({
      ...one,
      modules: [{ ...module!, rules: now }],
    })
    expect(concerned(withRules(rules.toSpliced(5, 1)))).toEqual(['open'])
    const silent = { ...newRule(), uiAction: 'hot' }
    expect(concerned(withRules([silent, ...rules]))).toEqual(['unread'])
    expect(concerned(withRules(rules.toReversed()))).toEqual(['warmer', 'open', 'unread'])
  })

  test('those in which something is said that changes', () => {
    const texts = (name: string) => (one: Domain) => ({ ...one, ttsResponses: [{ name, texts: ['Hm.'] }] })
    expect(concerned(texts('done'))).toEqual(['warmer'])
  })
})
