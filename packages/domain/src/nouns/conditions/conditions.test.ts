import { expect, test } from 'vitest'
import { aRule } from '../../testing/index.ts'
import { addCondition, removeCondition, setConditionArguments, setConditionMatcher } from './conditions.ts'
import { inputKinds } from './input-kinds.ts'
import { newResetRule } from './reset-rule-edits.ts'

const on = (input: string, matcher: string, ...args: string[]) => ({ input, matcher, arguments: args })

test('[RULE-033] the kinds of input and the fields of a rule that hold them', () => {
  expect(Object.entries(inputKinds).map(([kind, { field }]) => [kind, field])).toEqual([
    ['user', 'slots'],
    ['api', 'apiInputs'],
    ['vehicle', 'vehicleInputs'],
    ['context', 'contextInputs'],
    ['featureFlag', 'featureFlags'],
  ])
})

test.each(['user', 'api', 'vehicle', 'context'] as const)(
  '[RULE-042] a new %s input starts as AnyMatcher with one empty argument',
  (kind) => {
    const { field } = inputKinds[kind]
    const rule = aRule(['play'], { [field]: [on('first', 'CollectedMatcher')] })
    expect(addCondition(rule, { kind, input: 'speed' })).toEqual({
      ...rule,
      [field]: [on('first', 'CollectedMatcher'), on('speed', 'AnyMatcher', '')],
    })
  },
)

test('[RULE-043] a new feature flag has to be true', () => {
  expect(addCondition(aRule([]), { kind: 'featureFlag', input: 'EVRA' }).featureFlags).toEqual([
    on('EVRA', 'EqualsMatcher', 'true'),
  ])
})

test('[RESET-003] a new input of a reset rule has an id', () => {
  const rule = addCondition(newResetRule(), { kind: 'api', input: 'found', id: 'c1' })
  expect(rule.apiInputs).toEqual([{ ...on('found', 'AnyMatcher', ''), id: 'c1' }])
})

test.each([
  ['[RULE-044] no-argument', 'CollectedMatcher', ['a', 'b'], []],
  ['[RULE-045] single-argument', 'LessThanMatcher', ['a', 'b'], ['a']],
  ['[RULE-045] single-argument', 'LessThanMatcher', [], ['']],
  ['[RULE-046] list', 'NotEqualsMatcher', ['a', 'b'], ['a', 'b']],
  ['[RULE-046] list', 'ContainsMatcher', ['a', 'b'], ['a', 'b']],
] as const)('%s matcher %s makes of the arguments %j %j', (_, matcher, before, after) => {
  const rule = aRule([], { slots: [on('x', 'CollectedMatcher'), on('genre', 'EqualsMatcher', ...before)] })
  const changed = setConditionMatcher(rule, { kind: 'user', index: 1, matcher })
  expect(changed.slots).toEqual([on('x', 'CollectedMatcher'), on('genre', matcher, ...after)])
  expect(changed.slots[0]).toBe(rule.slots[0])
})

test.each([
  ['AnyMatcher', [''], 'EqualsMatcher', []],
  ['AnyMatcher', [''], 'GreaterThanMatcher', ['']],
  ['LessThanMatcher', [''], 'EqualsMatcher', []],
  ['EqualsMatcher', [''], 'NotEqualsMatcher', ['']],
] as const)(
  '[RULE-066] %s with %j becomes %s with %j: an empty text counts only where somebody chose it',
  (from, before, matcher, after) => {
    const rule = aRule([], { slots: [on('genre', from, ...before)] })
    expect(setConditionMatcher(rule, { kind: 'user', index: 0, matcher }).slots).toEqual([
      on('genre', matcher, ...after),
    ])
  },
)

test('choosing what is there already changes nothing', () => {
  const rule = aRule([], { slots: [on('genre', 'EqualsMatcher', 'jazz')] })
  const place = { kind: 'user', index: 0 } as const
  expect(setConditionMatcher(rule, { ...place, matcher: 'EqualsMatcher' })).toBe(rule)
  expect(setConditionArguments(rule, { ...place, arguments: ['jazz'] })).toBe(rule)
})

test('the arguments of a condition are set, and a condition is removed', () => {
  const rule = aRule([], { contextInputs: [on('a', 'EqualsMatcher', '1'), on('b', 'EqualsMatcher', '2')] })
  const place = { kind: 'context', index: 1 } as const
  expect(setConditionArguments(rule, { ...place, arguments: ['3', '4'] }).contextInputs[1]).toEqual(
    on('b', 'EqualsMatcher', '3', '4'),
  )
  expect(removeCondition(rule, place).contextInputs).toEqual([rule.contextInputs[0]])
})

test('a condition that is not there is refused', () => {
  expect(() => removeCondition(aRule([]), { kind: 'user', index: 0 })).toThrow('There is no such condition')
  expect(() => setConditionArguments(aRule([]), { kind: 'user', index: 0, arguments: [] })).toThrow(
    'There is no such condition',
  )
})
