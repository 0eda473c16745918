import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newApiInput } from '../../../model/api-input.ts'
import { assertProperty } from '../../../testing/assert-property.ts'
import { aDomain, aRule, aSlot } from '../../../testing/index.ts'
import { inputKinds } from '../../conditions/input-kinds.ts'
import { matchers } from '../../conditions/matchers.ts'
import { type RuleConditions, readConditions, writeConditions } from './condition-text.ts'
import { inputNames, kindNames } from './input-names.ts'

const domain = aDomain({
  slots: [aSlot('destination'), aSlot('genre')],
  apiInputs: [newApiInput('search'), newApiInput('genre')],
})
const names = inputNames(domain, { vehicleInputs: ['speed'], contextInputs: ['weather'] })
const none = { slots: [], apiInputs: [], vehicleInputs: [], contextInputs: [], featureFlags: [] }
const condition = (input: string, matcher: string, ...args: string[]) => ({ input, matcher, arguments: args })
const read = (text: string) => readConditions(text, names)

test('conditions are read as one writes them, each into the list of its kind', () => {
  expect(
    read('destination IS SET; speed > 50; weather == sunny, cloudy or light rain; EVRA == true'),
  ).toEqual({
    value: {
      ...none,
      slots: [condition('destination', 'CollectedMatcher')],
      vehicleInputs: [condition('speed', 'GreaterThanMatcher', '50')],
      contextInputs: [condition('weather', 'EqualsMatcher', 'sunny', 'cloudy', 'light rain')],
      featureFlags: [condition('EVRA', 'EqualsMatcher', 'true')],
    },
  })
  expect(read('speed>=50;destination not set ; genre updated & == jazz')).toEqual({
    value: {
      ...none,
      slots: [
        condition('destination', 'NotCollectedMatcher'),
        condition('genre', 'UpdatedAndEquals', 'jazz'),
      ],
      vehicleInputs: [condition('speed', 'GreaterThanEqualsMatcher', '50')],
    },
  })
  expect(read('genre = jazz')).toEqual(read('genre == jazz'))
  expect(read('  ;; ')).toEqual({ value: none })
})

test('a prefix tells inputs of one name apart, and names one that is not there', () => {
  expect(read('genre IS SET; api:genre IS SET')).toEqual({
    value: {
      ...none,
      slots: [condition('genre', 'CollectedMatcher')],
      apiInputs: [condition('genre', 'CollectedMatcher')],
    },
  })
  expect(read('vehicle:wipers == on')).toEqual({
    value: { ...none, vehicleInputs: [condition('wipers', 'EqualsMatcher', 'on')] },
  })
})

test.each([
  ['destination', 'What about destination?'],
  ['wipers IS SET', 'There is no input wipers'],
  ['speed 50', "found '50'"],
  ['speed >', 'needs an argument'],
  ['speed > 5 or 6', 'takes one argument'],
  ['speed IS SET 5', 'takes no argument'],
  ['genre == jazz,, rock', 'An argument of genre is empty'],
  ['genre == jazz or', 'An argument of genre is empty'],
  ['genre == "jazz', 'A quote is not closed'],
  ['genre == "jazz" rock', "separated by ';'"],
  ['== jazz', 'Expected the name of an input'],
])('%s is wrong, and the message says how', (text, message) => {
  expect(read(text).problem).toContain(message)
})

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('or', 'a or b', ' a', 'a; b', 'IS SET', '"', '', 'a,b', 'user:x'),
)
const anyCondition = fc
  .tuple(anyText, fc.constantFrom(...matchers), fc.array(anyText, { minLength: 1, maxLength: 4 }))
  .map(([input, matcher, args]) => ({
    input,
    matcher: matcher.name,
    arguments: fitting(matcher, args),
  }))
const anyConditions = fc.record({
  slots: fc.array(anyCondition, { maxLength: 3 }),
  apiInputs: fc.array(anyCondition, { maxLength: 2 }),
  vehicleInputs: fc.array(anyCondition, { maxLength: 2 }),
  contextInputs: fc.array(anyCondition, { maxLength: 2 }),
  featureFlags: fc.array(anyCondition, { maxLength: 2 }),
})

function fitting({ name, arguments: takes }: (typeof matchers)[number], args: string[]): string[] {
  if (name === 'AnyMatcher') return ['']
  if (takes === 'none') return []
  return takes === 'one' ? args.slice(0, 1) : args
}

test('whatever conditions are written, they are read as they were', () => {
  assertProperty(
    fc.property(anyConditions, (conditions: RuleConditions) => {
      expect(read(writeConditions(conditions, names))).toEqual({ value: conditions })
    }),
    { numRuns: 500 },
  )
})

test('all kinds of inputs are written in the order of the table', () => {
  const rule = aRule(['play'])
  for (const kind of kindNames) rule[inputKinds[kind].field].push(condition('x', 'CollectedMatcher'))
  expect(writeConditions(rule, names)).toBe(
    'user:x IS SET; api:x IS SET; vehicle:x IS SET; context:x IS SET; flag:x IS SET',
  )
})
