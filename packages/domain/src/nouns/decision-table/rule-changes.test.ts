import { expect, test } from 'vitest'
import { notCollected, type Rule } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { applyRuleChanges, previewRuleChanges, type RuleChanges } from './rule-changes.ts'

const equals = (...args: string[]) => ({ matcher: 'EqualsMatcher', arguments: args })
const genre = (...args: string[]) => ({ input: 'genre', ...equals(...args) })
const set = { input: 'genre', matcher: 'CollectedMatcher', arguments: [] }
const artist = { input: 'artist', ...equals('abba') }

const domain = aDomain({
  intents: [anIntent('play'), anIntent('stop'), anIntent('ask', { dialogActType: 'request' })],
  slots: [aSlot('genre', { jazz: [], rock: [] }), aSlot('artist')],
  uiActions: [aUiAction('answer')],
  modules: [
    aModule('Main', aRule(['play'], { slots: [set, artist, genre('rock')] }), aRule(['stop'])),
    aModule('More', aRule(['play', 'stop'], { request: equals('ask') })),
  ],
})
const all = [
  { module: 0, rule: 0 },
  { module: 0, rule: 1 },
  { module: 1, rule: 0 },
]
const coreActions = ['openApp']

const afterEach = (changes: RuleChanges): Rule[] => {
  const after = expectEdit(domain, applyRuleChanges, { at: all, changes, coreActions })
  const rules = after.modules.flatMap((module) => module.rules)
  const previewed = previewRuleChanges(domain, { at: all, changes, coreActions })
  expect(previewed.map((one) => one.after)).toEqual(rules)
  return rules
}
const intents = (changes: RuleChanges) => afterEach(changes).map((rule) => rule.intent)

test('[BULK-009] changes are done to all selected rules, and to those only', () => {
  const changes = { comments: 'checked', uiAction: 'answer', apiAction: 'openApp' }
  for (const rule of afterEach(changes))
    expect(rule).toMatchObject({
      comments: 'checked',
      uiAction: 'answer',
      apiAction: { name: 'openApp', parameters: {} },
    })
  const some = expectEdit(domain, applyRuleChanges, { at: all.slice(0, 1), changes, coreActions })
  expect(some.modules[0]?.rules[1]).toBe(domain.modules[0]?.rules[1])
})

test('intents are replaced, added or removed', () => {
  expect(intents({ intent: { how: 'replace', names: ['stop'] } })).toEqual(Array(3).fill(equals('stop')))
  expect(intents({ intent: { how: 'replace', names: [] } })).toEqual(Array(3).fill(notCollected))
  expect(intents({ intent: { how: 'add', names: ['stop'] } })).toEqual([
    equals('play', 'stop'),
    equals('stop'),
    equals('play', 'stop'),
  ])
  // As when the intent is deleted: no rule is left that says nothing
  expect(intents({ intent: { how: 'remove', names: ['play'] } })).toEqual([
    notCollected,
    equals('stop'),
    equals('stop'),
  ])
})

test('replacing intents keeps UpdatedAndEquals, as choosing them does (ruling R81)', () => {
  const updated = { matcher: 'UpdatedAndEquals', arguments: ['play'] }
  const one = { ...domain, modules: [aModule('Main', aRule(['play'], { intent: updated }))] }
  const changes: RuleChanges = { intent: { how: 'replace', names: ['stop'] } }
  const after = applyRuleChanges(one, { at: all.slice(0, 1), changes, coreActions })
  expect(after.modules[0]?.rules[0]?.intent).toEqual({ matcher: 'UpdatedAndEquals', arguments: ['stop'] })
})

test('a rule whose requests are removed asks for none', () => {
  const rules = afterEach({ request: { how: 'remove', names: ['ask'] } })
  expect(rules.map(({ request }) => request)).toEqual(Array(3).fill(notCollected))
})

test('a condition stands for all that a rule had on its input, and is added where it had none', () => {
  const rules = afterEach({ conditions: [{ kind: 'user', condition: genre('jazz') }] })
  expect(rules.map(({ slots }) => slots)).toEqual([[genre('jazz'), artist], [genre('jazz')], [genre('jazz')]])
})

test('inputs that are not wanted any more leave all rules', () => {
  const [first] = afterEach({ withoutInputs: [{ kind: 'user', input: 'genre' }] })
  expect(first?.slots).toEqual([artist])
})

test('a rule that has it already stays the same', () => {
  const changes: RuleChanges = {
    intent: { how: 'replace', names: ['stop'] },
    uiAction: '',
    apiAction: '',
    withoutInputs: [{ kind: 'user', input: 'genre' }],
  }
  const [, second] = previewRuleChanges(domain, { at: all, changes, coreActions })
  expect(second?.after).toBe(second?.before)
  expect(applyRuleChanges(domain, { at: all, changes: {}, coreActions })).toBe(domain)
})
