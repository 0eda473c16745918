import { assertProperty } from '@sdp/domain/testing/assert-property'
import { newConversationTest, newTestTurn } from '@sdp/domain/tests'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '../../program/compile.ts'
import type { Program } from '../../program/program.ts'
import { english, german } from '../../testing/climate.ts'
import { noGuesses } from '../../testing/no-guesses.ts'
import { randomDomain } from '../../testing/random-domain.ts'
import { coverageOf, joinCoverage, reachable } from '../coverage.ts'
import { runTest } from '../run-test.ts'
import { ruleKey } from '../same-rule.ts'
import { suggestTests } from './suggest-tests.ts'

const nothing = joinCoverage([])
const always = { hasTime: () => true, max: 100 }

test('every rule, intent and outcome of a handler is reached by a test that passes', async () => {
  const { tests, unreached, isCut } = await suggestTests(english, nothing, always)
  const runs = await Promise.all(tests.map((one) => runTest(english, one.test, { mayGuess: false })))
  expect(runs.map(({ result }) => result)).toEqual(tests.map(() => 'passed'))
  const [reached, all] = [coverageOf(english, runs), reachable(english)]
  expect(reached.rules).toEqual(all.rules)
  expect(reached.intents).toEqual(all.intents)
  expect(reached.apiOutcomes).toEqual(all.apiOutcomes)
  expect({ unreached, isCut }).toEqual({ unreached: [], isCut: false })
  // What the car has to say is said, and what has to be unknown is not
  expect(tests.map(({ test: one }) => one.name)).toContain('open: tooFast')
  expect(tests.every(({ test: one }) => one.tags.includes('suggested'))).toBe(true)
})

test('a suggestion is read as it is said and answered in the language of the search', async () => {
  const texts = async (program: Program) => {
    const { tests } = await suggestTests(program, nothing, always)
    return tests.find(({ test: one }) => one.name === 'open: tooFast')?.spoken
  }
  expect(await texts(english)).toEqual([{ said: 'open the roof', answer: '(tooFast)' }])
  expect(await texts(german)).toEqual([{ said: 'dach auf', answer: '(tooFast)' }])
})

test('only what no test reaches is suggested, no more than is wanted, and only while there is time', async () => {
  const open = { ...newConversationTest('open'), turns: [{ ...newTestTurn(), intent: 'open' }] }
  const reached = coverageOf(english, [await runTest(english, open, { mayGuess: false })])
  const { tests } = await suggestTests(english, reached, always)
  const runs = await Promise.all(tests.map((one) => runTest(english, one.test, { mayGuess: false })))
  const [openRule] = reached.rules
  expect(coverageOf(english, runs).rules.has(openRule!)).toBe(false)
  const few = await suggestTests(english, nothing, { ...always, max: 2 })
  expect(few).toMatchObject({ tests: [{}, {}], isCut: true })
  const none = await suggestTests(english, nothing, { ...always, hasTime: () => false })
  expect(none).toMatchObject({ tests: [], isCut: true })
})

test('names are those that no test has yet', async () => {
  const tests = [newConversationTest('open: tooFast')]
  const program = { ...english, domain: { ...english.domain, tests } }
  const found = await suggestTests(program, nothing, always)
  const names = found.tests.map(({ test: one }) => one.name)
  expect(names).toContain('open: tooFast 2')
  expect(new Set(names).size).toBe(names.length)
})

test('a search can be given up at each turn it tries, and reports how many were found', async () => {
  let asked = 0
  const found: number[] = []
  const hasTime = (count: number) => {
    found.push(count)
    return ++asked <= 4
  }
  const { tests, isCut } = await suggestTests(english, nothing, { ...always, hasTime })
  expect(isCut).toBe(true)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(found.at(-1)).toBe(tests.length)
  expect(tests.length).toBeLessThanOrEqual(4)
})

test('a rule that asks for a value nobody can say is named at once', async () => {
  const [module] = english.domain.modules
  const unsayable = {
    ...module!.rules[5]!,
    slots: [{ input: english.domain.slots[0]!.name, matcher: 'EqualsMatcher', arguments: ['nothing of it'] }],
  }
  const modules = Array.from({ length: 200 }, (_, at) => ({
    name: `Module ${at}`,
    comments: '',
    rules: [{ ...unsayable, uiAction: `made ${at}` }],
  }))
  const program = compile({ ...english.domain, modules, apiActions: [], intents: [] }, 'eng-USA')
  let asked = 0
  const hasTime = () => {
    asked++
    return true
  }
  const { unreached } = await suggestTests(program, nothing, { ...always, hasTime })
  expect(unreached.map(({ reason }) => reason)).toEqual(
    modules.map(() => 'no sentence brings what it asks for'),
  )
  // Once to try, and once for its reason
  expect(asked).toBe(2 * modules.length)
})

test('a rule that no conversation reaches is named with the reason', async () => {
  const [module] = english.domain.modules
  const hidden = { ...module!.rules[5]!, uiAction: 'hot' }
  const modules = [{ ...module!, rules: [...module!.rules, hidden] }]
  const program = compile({ ...english.domain, modules }, 'eng-USA')
  const { unreached } = await suggestTests(program, nothing, always)
  expect(unreached).toEqual([
    { rule: hidden, reason: "rule 6 of 'Climate' fired instead, whatever was tried" },
  ])
})

test('what is suggested for any domain passes and reaches what no other does', {
  timeout: 120_000,
}, async () => {
  let suggested = 0
  await assertProperty(
    fc.asyncProperty(randomDomain, async (domain) => {
      const program = { ...compile(domain, 'eng-USA'), guesses: noGuesses }
      const { tests, unreached } = await suggestTests(program, nothing, always)
      const runs = await Promise.all(tests.map((one) => runTest(program, one.test, { mayGuess: true })))
      expect(runs.flatMap(({ reason }) => reason ?? [])).toEqual([])
      const { rules } = coverageOf(program, runs)
      for (const { rule } of unreached) expect(rules.has(ruleKey(rule))).toBe(false)
      suggested += tests.length
    }),
    { numRuns: 60 },
  )
  expect(suggested).toBeGreaterThan(150)
})
