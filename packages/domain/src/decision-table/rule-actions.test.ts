import { expect, test } from 'vitest'
import { newApiInput } from '../api-actions/api-input.ts'
import { expectEdit } from '../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aUiAction } from '../testing/index.ts'
import {
  addApiActionInRules,
  availableApiActions,
  availableUiActions,
  checkRuleApiAction,
  checkRuleUiAction,
  setApiAction,
  setRuleComments,
  setUiAction,
} from './rule-actions.ts'

const coreActions = ['openApp']
const search = { name: 'search', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 2 }

test('comments and UI action of a rule are set', () => {
  expect(setRuleComments(aRule(['play']), 'why')).toEqual(aRule(['play'], { comments: 'why' }))
  expect(setUiAction(aRule(['play']), 'answer')).toEqual(aRule(['play'], { uiAction: 'answer' }))
})

test('[CORE-002] [CORE-004] a core action is kept with empty parameters, another one by its name', () => {
  const chosen = setApiAction(aRule([]), { name: 'openApp', coreActions })
  expect(chosen.apiAction).toEqual({ name: 'openApp', parameters: {} })
  expect(setApiAction(chosen, { name: 'search', coreActions }).apiAction).toEqual({ name: 'search' })
  expect(setApiAction(chosen, { name: '', coreActions }).apiAction).toEqual({ name: '' })
})

test('choosing the same core action again keeps its parameters', () => {
  const rule = aRule([], { apiAction: { name: 'openApp', parameters: { app: 'radio' } } })
  expect(setApiAction(rule, { name: 'openApp', coreActions })).toBe(rule)
})

const domain = aDomain({
  intents: [anIntent('play')],
  modules: [aModule('Main', aRule(['play']), aRule(['play']))],
  apiActions: [search],
  uiActions: [aUiAction('answer')],
})

test('[APIA-016] [APIA-017] a new API action from a rule comes with its API input', () => {
  const args = { at: [{ module: 0, rule: 1 }], name: 'find', coreActions }
  const after = expectEdit(domain, addApiActionInRules, args)
  expect(after.apiInputs).toEqual([newApiInput('find')])
  expect(after.apiInputs[0]?.returnValue).toEqual([])
  expect(after.apiActions).toEqual([search, { ...search, name: 'find', path: [] }])
  expect(after.modules[0]?.rules).toEqual([aRule(['play']), aRule(['play'], { apiAction: { name: 'find' } })])
})

test('an API input of that name stays as it is', () => {
  const before = { ...domain, apiInputs: [{ ...newApiInput('find'), returnValue: ['found'] }] }
  const after = expectEdit(before, addApiActionInRules, { at: [], name: 'find', coreActions })
  expect(after.apiInputs).toBe(before.apiInputs)
})

test('a new API action from a rule needs a good name', () => {
  const adding = (name: string) => () => addApiActionInRules(domain, { at: [], name, coreActions })
  expect(adding('search')).toThrow('Api action name already exist!')
  expect(adding('a b')).toThrow('Special characters are not allowed.')
})

test('[RULE-072] a UI action that neither domain nor platform has is told', () => {
  const available = availableUiActions(domain, ['ShowHelp'])
  const message = (uiAction: string) => checkRuleUiAction(aRule([], { uiAction }), available)
  expect(['', 'answer', 'ShowHelp', 'gone'].map(message)).toEqual([
    undefined,
    undefined,
    undefined,
    'This UI Action is no longer available!',
  ])
})

test('[RULE-073] an API action that is neither in the domain nor a core action is told', () => {
  const available = availableApiActions(domain, coreActions)
  const message = (name: string) => checkRuleApiAction(aRule([], { apiAction: { name } }), available)
  expect(['', 'search', 'openApp', 'gone'].map(message)).toEqual([
    undefined,
    undefined,
    undefined,
    'This API Action is no longer available!',
  ])
})
