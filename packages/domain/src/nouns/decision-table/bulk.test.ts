import { expect, test } from 'vitest'
import { newRule } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aSlot } from '../../testing/index.ts'
import { checkRulesToGenerate, countRules, generateRules, placeRules, type RulesToGenerate } from './bulk.ts'

const nothing: RulesToGenerate = { intents: [], requests: [], inputs: [] }
const equals = (...args: string[]) => ({ matcher: 'EqualsMatcher', arguments: args })

test('rules are generated for all combinations', () => {
  const rules = generateRules({
    intents: ['play', 'stop'],
    requests: ['ask'],
    inputs: [
      { kind: 'user', input: 'genre', values: ['jazz', 'rock'] },
      { kind: 'context', input: 'time', values: ['day'] },
    ],
  })
  const rule = (intent: string, genre: string) => ({
    ...newRule(),
    intent: equals(intent),
    request: equals('ask'),
    slots: [{ input: 'genre', ...equals(genre) }],
    contextInputs: [{ input: 'time', ...equals('day') }],
  })
  expect(rules).toEqual([
    rule('play', 'jazz'),
    rule('play', 'rock'),
    rule('stop', 'jazz'),
    rule('stop', 'rock'),
  ])
})

test('[BULK-006] an input without values is compared with one empty argument', () => {
  const inputs = [{ kind: 'vehicle', input: 'speed', values: [] }] as const
  expect(generateRules({ ...nothing, inputs })).toEqual([
    { ...newRule(), vehicleInputs: [{ input: 'speed', ...equals('') }] },
  ])
})

test('[BULK-003] what was generated before leaves no trace', () => {
  generateRules({ ...nothing, intents: ['play'] })
  expect(generateRules({ ...nothing, intents: ['stop'] })).toEqual([{ ...newRule(), intent: equals('stop') }])
})

test('the number of rules is known before they are made, and they can be made piece by piece', () => {
  const choice: RulesToGenerate = {
    intents: ['play', 'stop', 'skip'],
    requests: [],
    inputs: [
      { kind: 'user', input: 'genre', values: ['jazz', 'rock'] },
      { kind: 'vehicle', input: 'speed', values: [] },
    ],
  }
  expect(countRules(choice)).toBe(6)
  const pieces = [generateRules(choice, { to: 4 }), generateRules(choice, { from: 4 })]
  expect(pieces.map(({ length }) => length)).toEqual([4, 2])
  expect(pieces.flat()).toEqual(generateRules(choice))
})

test('no rule is made where nothing is chosen', () => {
  expect(countRules(nothing)).toBe(0)
  expect(generateRules(nothing)).toEqual([])
})

test('more rules than anybody could read are refused before they are made (ruling R85)', () => {
  const values = Array.from({ length: 1000 }, (_, index) => String(index))
  const inputs = ['a', 'b', 'c'].map((input) => ({ kind: 'user' as const, input, values }))
  expect(checkRulesToGenerate({ ...nothing, inputs: inputs.slice(0, 1) })).toBeUndefined()
  expect(() => generateRules({ ...nothing, inputs })).toThrow('At most 10000 rules can be generated at once')
})

const byHand = aRule(['stop'], { comments: 'by hand' })
const domain = aDomain({
  intents: [anIntent('play'), anIntent('stop')],
  slots: [aSlot('genre')],
  modules: [aModule('Main', aRule(['play'])), aModule('Main', byHand)],
})
const rules = generateRules({ ...nothing, intents: ['play', 'stop'] })

test('[BULK-004] generated rules replace those of a module', () => {
  const after = expectEdit(domain, placeRules, { module: 1, rules, how: 'replace' })
  expect(after.modules).toEqual([domain.modules[0], aModule('Main', ...rules)])
  // Placed twice they are still rows of their own
  expect(after.modules[1]?.rules.some((rule) => rules.includes(rule))).toBe(false)
})

test('[BULK-005] generated rules are appended to those of a module', () => {
  const after = expectEdit(domain, placeRules, { module: 1, rules, how: 'append' })
  expect(after.modules).toEqual([domain.modules[0], aModule('Main', byHand, ...rules)])
})
