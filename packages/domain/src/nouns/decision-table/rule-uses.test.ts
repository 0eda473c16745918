import { expect, test } from 'vitest'
import { newRule } from '../../model/rule.ts'
import { rulesByApiAction, rulesByApiInput, rulesByUiAction } from './rule-uses.ts'

test('a rule counts once for what it calls and for each API input that it asks for', () => {
  const asking = (input: string) => ({ input, matcher: 'EqualsMatcher', arguments: ['x'] })
  const rules = [
    { ...newRule(), apiAction: { name: 'tune' }, apiInputs: [asking('station'), asking('station')] },
    { ...newRule(), apiInputs: [asking('station'), asking('volume')] },
    newRule(),
  ]
  const modules = [
    { name: 'One', comments: '', rules },
    { name: 'Two', comments: '', rules: [{ ...newRule(), apiAction: { name: 'tune' }, uiAction: 'tuned' }] },
  ]
  expect([...rulesByApiAction(modules)]).toEqual([['tune', { count: 2, first: { module: 0, rule: 0 } }]])
  expect([...rulesByUiAction(modules)]).toEqual([['tuned', { count: 1, first: { module: 1, rule: 0 } }]])
  expect([...rulesByApiInput(modules)]).toEqual([
    ['station', { count: 2, first: { module: 0, rule: 0 } }],
    ['volume', { count: 1, first: { module: 0, rule: 1 } }],
  ])
})
