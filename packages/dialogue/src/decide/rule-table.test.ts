import { type InputKey, type Known, matchers, matches, newRule, type Rule } from '@sdp/domain/decision-table'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ruleTable } from './rule-table.ts'

const names = ['a', 'b', 'c']
const values = ['x', 'y', '1', '1.0', '2', 'true', '']
const condition = fc.record({
  matcher: fc.constantFrom(...matchers.map(({ name }) => name), 'NoSuchMatcher'),
  arguments: fc.array(fc.constantFrom(...values), { maxLength: 2 }),
})
const named = fc.record({
  matcher: fc.constantFrom(
    'EqualsMatcher',
    'AnyMatcher',
    'NotCollectedMatcher',
    'UpdatedAndEquals',
    'NotUpdated',
  ),
  arguments: fc.array(fc.constantFrom(...names), { maxLength: 2 }),
})
const asked = fc.array(fc.tuple(fc.constantFrom(...names), condition), { maxLength: 3 })
const rule: fc.Arbitrary<Rule> = fc
  .record({ intent: named, request: named, slots: asked, vehicleInputs: asked, featureFlags: asked })
  .map(({ intent, request, ...inputs }) => ({
    ...newRule(),
    intent,
    request,
    ...Object.fromEntries(
      Object.entries(inputs).map(([field, list]) => [field, list.map(([input, one]) => ({ input, ...one }))]),
    ),
  }))
const known: fc.Arbitrary<Known> = fc.record({
  collected: fc.constant(true),
  updated: fc.boolean(),
  value: fc.oneof(
    fc.constantFrom<Known['value'][]>(...values, 1, 2, true, false, ['x', 1]),
    fc.constant(undefined),
  ),
})
const inputs = ['slots', 'vehicleInputs', 'featureFlags'].flatMap((field) =>
  names.map((name) => `${field} ${name}`),
)
const situation = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom('intent', 'request'),
      fc.record({
        collected: fc.constant(true),
        updated: fc.boolean(),
        value: fc.constantFrom(...names),
      }),
    ),
    fc.dictionary(fc.constantFrom(...inputs), known),
  )
  .map(([spoken, rest]) => new Map<InputKey, Known>([...Object.entries(spoken), ...Object.entries(rest)]))

test('the first rule that matches is found, whatever the rules ask for and however many they are', () => {
  const modules = fc.array(fc.array(rule, { maxLength: 40 }), { maxLength: 3 })
  assertProperty(
    fc.property(modules, fc.array(situation, { minLength: 1, maxLength: 6 }), (lists, situations) => {
      const table = ruleTable(lists.map((rules) => ({ name: '', comments: '', rules })))
      for (const one of situations) {
        const module = lists.findIndex((rules) => rules.some((each) => matches(each, one)))
        const found = table.find(one)
        if (module === -1) expect(found).toBeUndefined()
        else expect(found).toEqual({ module, rule: lists[module]!.findIndex((each) => matches(each, one)) })
      }
    }),
    { numRuns: 300 },
  )
})
