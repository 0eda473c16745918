import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { newRule, type Rule } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule } from '../../testing/index.ts'
import { addRule, deleteRules, duplicateRules, insertRules, moveRules } from './rule-edits.ts'
import { changeRules } from './rule-places.ts'

const named = (comments: string): Rule => aRule(['play'], { comments })
const domain = aDomain({
  intents: [anIntent('play')],
  modules: [aModule('Main', ...[...'abcd'].map(named)), aModule('Main', ...[...'xy'].map(named))],
})

/** The comments of the rules, module by module. */
const rows = (one: Domain) => one.modules.map(({ rules }) => rules.map(({ comments }) => comments).join(''))
const at = (module: number, rule: number) => ({ module, rule })

test('[RULE-028] an empty rule is added after a row or at the end', () => {
  const after = expectEdit(domain, addRule, { module: 0, after: 1 })
  expect(after.modules[0]?.rules[2]).toEqual(newRule())
  expect(newRule().intent.matcher).toBe('NotCollectedMatcher')
  expect(newRule().request.matcher).toBe('NotCollectedMatcher')
  expect(expectEdit(domain, addRule, { module: 1 }).modules[1]?.rules[2]).toEqual(newRule())
})

test('copies stand after their originals and are rows of their own', () => {
  const after = expectEdit(domain, duplicateRules, { rules: [at(0, 2), at(0, 0), at(1, 1)] })
  expect(rows(after)).toEqual(['aabccd', 'xyy'])
  expect(after.modules[0]?.rules[0]).toBe(domain.modules[0]?.rules[0])
  expect(after.modules[0]?.rules[1]).not.toBe(domain.modules[0]?.rules[0])
})

test('[BULK-008] rules are deleted', () => {
  const after = expectEdit(domain, deleteRules, { rules: [at(0, 0), at(0, 3)] })
  expect(rows(after)).toEqual(['bc', 'xy'])
  expect(after.modules[1]).toBe(domain.modules[1])
  expect(deleteRules(domain, { rules: [] })).toBe(domain)
})

test.each([
  ['down', [at(0, 0)], at(0, 2), ['bacd', 'xy']],
  ['to the end', [at(0, 0)], at(0, 4), ['bcda', 'xy']],
  ['up', [at(0, 3)], at(0, 0), ['dabc', 'xy']],
  ['several, in the order of the table', [at(0, 3), at(0, 0)], at(0, 2), ['badc', 'xy']],
])('rules are moved within a module: %s', (_, rules, to, expected) => {
  expect(rows(expectEdit(domain, moveRules, { rules, to }))).toEqual(expected)
})

test.each([
  ['one', [at(0, 1)], at(1, 1), ['acd', 'xby']],
  ['from several modules', [at(1, 0), at(0, 3)], at(1, 2), ['abc', 'ydx']],
  ['far past the end', [at(0, 0)], at(1, 99), ['bcd', 'xya']],
])('[BULK-007] rules are moved between modules: %s', (_, rules, to, expected) => {
  expect(rows(expectEdit(domain, moveRules, { rules, to }))).toEqual(expected)
})

test.each([0, 1, 2, 3, 4])(
  'moving rows that stand there already to row %i keeps all that can be kept',
  (to) => {
    const rules = [at(0, 0), at(0, 1), at(0, 2), at(0, 3)]
    expect(moveRules(domain, { rules, to: at(0, to) })).toBe(domain)
  },
)

test('pasted rules are copies before a row', () => {
  const copied = domain.modules[0]!.rules.slice(0, 2)
  const after = expectEdit(domain, insertRules, { at: at(1, 1), rules: copied })
  expect(rows(after)).toEqual(['abcd', 'xaby'])
  expect(after.modules[1]?.rules[1]).not.toBe(copied[0])
  expect(insertRules(domain, { at: at(1, 1), rules: [] })).toBe(domain)
})

test('[BULK-009] a change is made to all chosen rules and to no other', () => {
  const change = (rule: Rule) => ({ ...rule, comments: rule.comments.toUpperCase() })
  const after = expectEdit(domain, changeRules, { at: [at(0, 1), at(1, 0), at(0, 1)], change })
  expect(rows(after)).toEqual(['aBcd', 'Xy'])
  expect(after.modules[0]?.rules[0]).toBe(domain.modules[0]?.rules[0])
  expect(changeRules(domain, { at: [at(0, 1)], change: (rule) => rule })).toBe(domain)
})

test('a rule that is not there is refused', () => {
  expect(() => deleteRules(domain, { rules: [at(0, 4)] })).toThrow('There is no such rule')
  expect(() => moveRules(domain, { rules: [at(0, 0)], to: at(2, 0) })).toThrow('There is no such module')
  expect(() => addRule(domain, { module: 2 })).toThrow('There is no such module')
})

test('more rules than a call takes arguments can be put in', () => {
  const many = Array.from({ length: 200_000 }, () => named('m'))
  const after = insertRules(domain, { at: at(0, 2), rules: many })
  expect(after.modules[0]?.rules.length).toBe(200_004)
  expect(rows(after)[0]).toMatch(/^abm+cd$/)
})
