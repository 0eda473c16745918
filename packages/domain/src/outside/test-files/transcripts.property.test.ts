import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CarValues,
  type ConversationTest,
  type Expected,
  newTestTurn,
  type TestStart,
  type TestTurn,
  textMatches,
} from '../../model/conversation-test.ts'
import type { InputValue } from '../../model/input-value.ts'
import type { Rule } from '../../model/rule.ts'
import { matchers } from '../../nouns/conditions/matchers.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aRule } from '../../testing/index.ts'
import { readTestFile, toJson, toTranscript } from './index.ts'

const tricky = [
  'nothing',
  '...',
  'none',
  'call',
  'call x',
  'any calls',
  '(x)',
  '> y',
  '< z',
  '# w',
  'a, b',
  'a -> b',
  'x | y',
]
const oddities = [
  '"q"',
  'deu-DEU: x',
  '"l": x',
  'true',
  '20',
  '-1.5e3',
  '[1]',
  ' x ',
  'a\nb',
  'a\r',
  'text: part',
  '',
  'or',
  '=',
]
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('play', 'jazz music', ...tricky, ...oddities),
)
const anyName = fc.oneof(anyText, fc.constantFrom('play_music', 'genre', 'set-temperature'))
const anyLanguage = fc.oneof(fc.constantFrom('eng-USA', 'deu-DEU', 'cmn-CHN'), anyText)
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0)
const { value: anyValue } = fc.letrec<{ value: InputValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    anyText,
    anyNumber,
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 2 }),
  ),
}))
const anyValues = fc.dictionary(anyName, anyValue, { maxKeys: 3, noNullPrototype: true })
const carParts = {
  vehicleInputs: anyValues,
  contextInputs: anyValues,
  featureFlags: fc.dictionary(anyName, fc.boolean(), { maxKeys: 2, noNullPrototype: true }),
}
const anyCar: fc.Arbitrary<CarValues> = fc.record(carParts)
const anyStart: fc.Arbitrary<TestStart> = fc.record({ ...carParts, platform: anyText, position: anyText })
const anyJson = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)
const byLanguage = <Value>(values: fc.Arbitrary<Value>) =>
  fc.dictionary(anyLanguage, values, { minKeys: 1, maxKeys: 2, noNullPrototype: true })

const condition = fc.record({
  matcher: fc.constantFrom(...matchers.map(({ name }) => name), 'StrangeMatcher'),
  arguments: fc.array(anyText, { maxLength: 3 }),
})
// An input condition that says nothing is dropped wherever a rule is read (ruling R75)
const conditions = fc.array(
  fc
    .tuple(
      anyName,
      condition.filter(({ matcher }) => matcher !== 'AnyMatcher'),
    )
    .map(([input, one]) => ({ input, ...one })),
  { maxLength: 2 },
)
const anyParameters = fc.dictionary(anyName, anyText, { maxKeys: 2, noNullPrototype: true })
const anyCall = fc.record(
  { name: anyName, parameters: anyParameters },
  { requiredKeys: ['name'], noNullPrototype: true },
)
const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    intent: condition,
    request: condition,
    slots: conditions,
    apiInputs: conditions,
    vehicleInputs: conditions,
    contextInputs: conditions,
    featureFlags: conditions,
    uiAction: anyName,
    apiAction: anyCall,
  })
  .map((rule) => ({ ...rule, comments: '' }))

const anyExpected: fc.Arbitrary<Expected> = fc
  .record(
    {
      intent: anyName,
      slots: anyValues,
      slotsByLanguage: byLanguage(anyValues),
      rules: fc.array(anyRule, { maxLength: 2 }),
      uiActions: fc.array(anyName, { maxLength: 2 }),
      apiActions: fc.array(anyCall, { maxLength: 2 }),
      textMatch: fc.constantFrom(...textMatches),
      texts: byLanguage(anyText),
      screens: byLanguage(fc.array(anyJson, { maxLength: 2 })),
      waits: fc.boolean(),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  // Texts are compared as a whole unless something else is said
  .map((expected) => (expected.texts ? { textMatch: 'whole' as const, ...expected } : expected))
const anyTurn: fc.Arbitrary<TestTurn> = fc.record(
  {
    sentences: fc.dictionary(anyLanguage, anyText, { maxKeys: 2, noNullPrototype: true }),
    restarts: fc.boolean(),
    intent: fc.oneof(fc.constant(''), anyName),
    slots: anyValues,
    car: anyCar,
    answers: fc.array(fc.record({ apiAction: anyName, answer: anyJson }), { maxLength: 2 }),
    expected: anyExpected,
  },
  {
    requiredKeys: ['sentences', 'intent', 'slots', 'car', 'answers', 'expected'],
    noNullPrototype: true,
  },
)
const anyTest: fc.Arbitrary<ConversationTest> = fc.record({
  name: anyText,
  tags: fc.array(anyText, { maxLength: 2 }),
  comments: anyText,
  start: anyStart,
  turns: fc.array(anyTurn, { maxLength: 3 }),
})

/** Names that reach for the prototype are refused wherever they come from. */
const anyTests = fc
  .array(anyTest, { minLength: 1, maxLength: 3 })
  .filter((tests) => !JSON.stringify(tests).includes('__proto__'))

test('everything of a test is written and read again', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyTests, fc.constantFrom('eng-USA', 'deu-DEU'), (tests, language) => {
      expect(readTestFile(toTranscript(tests, language), language)).toEqual({ tests, problems: [] })
      expect(readTestFile(toJson(tests), language)).toEqual({ tests, problems: [] })
    }),
  )
})

test('no text that is put into a transcript breaks the reading, and of a broken one nothing is read', {
  timeout: 60_000,
}, () => {
  const language = 'eng-USA'
  assertProperty(
    fc.property(anyTests, fc.nat(), anyText, (tests, place, text) => {
      const whole = toTranscript(tests, language)
      const at = place % whole.length
      const read = readTestFile(whole.slice(0, at) + text + whole.slice(at), language)
      expect(read.problems.length === 0 || read.tests.length === 0).toBe(true)
      // What was read says the same when it is written
      if (read.problems.length > 0) return
      expect(readTestFile(toTranscript(read.tests, language), language)).toEqual(read)
    }),
  )
})

test('a rule is one line as in the decision table, without its comments', () => {
  const rule = aRule(['play'], {
    comments: 'the first one',
    request: { matcher: 'EqualsMatcher', arguments: ['find', 'search for'] },
    slots: [{ input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz', 'a "b"'] }],
    vehicleInputs: [{ input: 'speed', matcher: 'LessThanMatcher', arguments: ['50'] }],
    uiAction: 'answer',
    apiAction: { name: 'openApp', parameters: { app: 'radio' } },
  })
  const turn = { ...newTestTurn(), sentences: { 'eng-USA': 'play' }, expected: { rules: [rule] } }
  const start = { vehicleInputs: {}, contextInputs: {}, featureFlags: {}, platform: '', position: '' }
  const tests = [{ name: 'a', tags: [], comments: '', start, turns: [turn] }]
  expect(toTranscript(tests, 'eng-USA')).toBe(`# a

> play
  rule: play | request find or search for | user:genre == jazz or "a \\"b\\""; vehicle:speed < 50 -> call openApp with app radio -> answer
`)
})
