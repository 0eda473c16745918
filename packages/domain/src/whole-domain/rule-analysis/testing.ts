import fc from 'fast-check'
import type { Domain } from '../../model/domain.ts'
import type { InputValue } from '../../model/input-value.ts'
import type { Condition, InputCondition, Rule } from '../../model/rule.ts'
import { matchers } from '../../nouns/conditions/matchers.ts'
import {
  conditionsIn,
  type InputKey,
  inputFields,
  inputKey,
  type Known,
  meets,
} from '../../nouns/conditions/situation.ts'
import { aDomain, anIntent, aSlot } from '../../testing/builders.ts'

/** A domain whose inputs are of every kind. */
export const smallDomain: Domain = aDomain({
  intents: [
    anIntent('play'),
    anIntent('stop'),
    anIntent('idle'),
    anIntent('ask', { dialogActType: 'request' }),
    anIntent('wonder', { dialogActType: 'request' }),
  ],
  slots: [
    aSlot('genre', { jazz: [], rock: [], '20': [] }),
    aSlot('note', {}, { type: 'FreeText' }),
    aSlot('level', {}, { type: 'Number' }),
  ],
})

const inputs = [
  ['slots', 'genre'],
  ['slots', 'note'],
  ['slots', 'level'],
  ['apiInputs', 'reply'],
  ['vehicleInputs', 'speed'],
  ['contextInputs', 'place'],
  ['featureFlags', 'EVRA'],
] as const

type Field = (typeof inputs)[number][0]

const valueArguments = ['jazz', 'rock', '20', '20.0', '7', 'az', 'true', 'false', '']
const partArguments = ['jazz', 'az', 'true', 'o']
const digitArguments = ['2', '20']

/** Conditions of any matcher; `hasDigits` lets Contains look for digits too, which is not always decided. */
function anyCondition(names: readonly string[], hasDigits: boolean): fc.Arbitrary<Condition> {
  return fc.constantFrom(...matchers).chain(({ name, arguments: takes }) => {
    const from = name === 'ContainsMatcher' ? [...partArguments, ...(hasDigits ? digitArguments : [])] : names
    const most = takes === 'none' ? 0 : takes === 'one' ? 1 : 3
    const args = fc.uniqueArray(fc.constantFrom(...from), { minLength: Math.min(most, 1), maxLength: most })
    return args.map((list) => ({ matcher: name, arguments: list }))
  })
}

/** A rule for some of the inputs. */
function anyRule(fields: readonly (readonly [Field, string])[], hasDigits: boolean): fc.Arbitrary<Rule> {
  const condition = anyCondition(valueArguments, hasDigits)
  const asked = fc.array(
    fc
      .tuple(fc.constantFrom(...fields), condition)
      .map(([[field, input], one]) => ({ field, input, ...one })),
    { maxLength: 3 },
  )
  return fc
    .record({
      intent: fc.oneof(
        { weight: 3, arbitrary: fc.constant({ matcher: 'EqualsMatcher', arguments: ['play'] }) },
        { weight: 1, arbitrary: anyCondition(['play', 'stop', 'gone'], false) },
      ),
      request: fc.oneof(
        { weight: 4, arbitrary: fc.constant({ matcher: 'NotCollectedMatcher', arguments: [] }) },
        { weight: 1, arbitrary: anyCondition(['ask'], false) },
      ),
      asked,
      uiAction: fc.constantFrom('one', 'two'),
    })
    .map(({ intent, request, asked, uiAction }) => {
      const of = (field: Field): InputCondition[] =>
        asked.filter((one) => one.field === field).map(({ field: _, ...one }) => one)
      const conditions = Object.fromEntries(inputFields.map((field) => [field, of(field)]))
      return { comments: '', intent, request, ...conditions, uiAction, apiAction: { name: '' } } as Rule
    })
}

/** Rules that ask for the same few inputs, so that they get in the way of each other. */
export function anyRules(hasDigits: boolean, maxLength = 6): fc.Arbitrary<Rule[]> {
  return fc
    .uniqueArray(fc.constantFrom(...inputs), { minLength: 1, maxLength: 3 })
    .chain((fields) => fc.array(anyRule(fields, hasDigits), { minLength: 1, maxLength }))
}

const texts = [
  ...['', 'jazz', 'rock', 'az', 'true', 'false', 'o', 'xx'],
  // A text with each combination of parts and more around them
  ...subsetsOf([...partArguments, ...digitArguments]).map((parts) => [...parts, 'x'].join('x')),
  ...['-3', '7', '+7', '20', '20.00', '020', '20.02', '7.2', '7.20', '11', '11.2', '11.20', '99', '99.2'],
  ...['99.20', '-3.2', '-3.20', '-220', '2', '5'],
  // Digits so far behind that it is still 7
  ...digitArguments.map((digits) => `7.${'0'.repeat(400)}${digits}`),
]
const numbers = [-3, 2, 5, 7, 11, 20, 99]
const entries = ['jazz', 'az', 'true', 'o', 20, 2]

function subsetsOf<Entry>(all: readonly Entry[]): Entry[][] {
  let subsets: Entry[][] = [[]]
  for (const entry of all) subsets = [...subsets, ...subsets.map((one) => [...one, entry])]
  return subsets
}

/** Values of every sort that the arguments above distinguish. */
function possibleValues(input: InputKey, rules: readonly Rule[]): InputValue[] {
  switch (input) {
    case 'intent':
      return [...new Set(['play', 'stop', 'idle', ...rules.flatMap(({ intent }) => intent.arguments)])]
    case 'request':
      return [...new Set(['ask', 'wonder', ...rules.flatMap(({ request }) => request.arguments)])]
    case 'slots genre':
      return ['jazz', 'rock', '20']
    case 'slots note':
      return texts
    case 'slots level':
      return numbers
    case 'featureFlags EVRA':
      return [true, false]
    default:
      return [...texts, ...numbers, true, false, ...subsetsOf<InputValue>(entries)]
  }
}

function possibleStates(input: InputKey, rules: readonly Rule[]): Known[] {
  const values = possibleValues(input, rules)
  const settled = values.map((value) => ({ collected: true, updated: false, value }))
  if (input.startsWith('featureFlags')) return settled
  const updated = values.map((value) => ({ collected: true, updated: true, value }))
  return [{ collected: false, updated: false }, ...settled, ...updated]
}

/** One input with the states that some rules distinguish, and of each rule which of them it allows. */
interface TriedInput {
  input: InputKey
  states: Known[]
  allows: boolean[][]
}

/** Every situation that some rules distinguish, found by trying all values on all of their conditions. */
export function tryInputs(rules: readonly Rule[]): TriedInput[] {
  const keys = ['intent', 'request', ...inputs.map(([field, name]) => inputKey(field, name))]
  const tried = keys.map((input) => {
    const different = new Map<string, { state: Known; allows: boolean[] }>()
    for (const state of possibleStates(input, rules)) {
      const allows = rules.map((rule) =>
        conditionsIn(rule).every(([asked, condition]) => asked !== input || meets(state, condition)),
      )
      const key = JSON.stringify([allows, input === 'intent' || input === 'request' ? state : ''])
      if (!different.has(key)) different.set(key, { state, allows })
    }
    const states = [...different.values()]
    return { input, states: states.map(({ state }) => state), allows: states.map(({ allows }) => allows) }
  })
  return tried.filter(({ input, allows }) => !input.includes(' ') || !allows.flat().every(Boolean))
}

/** All combinations of the states of some inputs, each as the rules that match in it. */
export function* everySituation(
  tried: readonly TriedInput[],
  isWanted: (input: InputKey, state: Known) => boolean = () => true,
): Generator<{ states: Known[]; matching: number[] }> {
  const [count] = tried[0]!.allows.map((allows) => allows.length)
  function* go(
    at: number,
    states: Known[],
    left: number[],
  ): Generator<{ states: Known[]; matching: number[] }> {
    if (at === tried.length) {
      yield { states, matching: left }
      return
    }
    const { input, states: own, allows } = tried[at]!
    for (const [number, state] of own.entries()) {
      if (!isWanted(input, state)) continue
      yield* go(
        at + 1,
        [...states, state],
        left.filter((rule) => allows[number]![rule]),
      )
    }
  }
  yield* go(0, [], [...Array(count).keys()])
}
