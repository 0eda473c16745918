import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import * as edits from './rule-content-edits.ts'
import { addApiActionInRules, addUiActionInRules, setRuleApiAction } from './rule-content-edits.ts'

const coreActions = ['openApp']
const search = { name: 'search', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 2 }
const domain = aDomain({
  intents: [anIntent('play'), anIntent('stop'), anIntent('ask', { dialogActType: 'request' })],
  slots: [aSlot('genre')],
  modules: [aModule('Main', aRule(['play']), aRule(['play']), aRule(['play']))],
  apiActions: [search],
  uiActions: [aUiAction('answer')],
})
const at = [0, 2].map((rule) => ({ module: 0, rule }))
const collected = { input: 'genre', matcher: 'CollectedMatcher', arguments: [] }
const asking = {
  ...domain,
  modules: [
    aModule('Main', aRule(['play'], { slots: [collected] }), aRule(['play'], { slots: [collected] })),
  ],
}

test('every choice is made in all rules that are selected, and in no other', () => {
  const { setRuleComments, setRuleUiAction, chooseRuleIntent, chooseRuleRequest } = edits
  const changed = (after: typeof domain) => after.modules[0]!.rules
  const only = (parts: Parameters<typeof aRule>[1], names = ['play']) => [
    aRule(names, parts),
    aRule(['play']),
    aRule(names, parts),
  ]
  expect(changed(expectEdit(domain, setRuleComments, { at, comments: 'why' }))).toEqual(
    only({ comments: 'why' }),
  )
  expect(changed(expectEdit(domain, setRuleUiAction, { at, name: 'answer' }))).toEqual(
    only({ uiAction: 'answer' }),
  )
  expect(changed(expectEdit(domain, chooseRuleIntent, { at, name: 'stop' }))).toEqual(
    only({}, ['play', 'stop']),
  )
  const request = { matcher: 'EqualsMatcher', arguments: ['ask'] }
  expect(changed(expectEdit(domain, chooseRuleRequest, { at, name: 'ask' }))).toEqual(only({ request }))
  expect(setRuleComments(domain, { at, comments: '' })).toBe(domain)
})

test('matchers and conditions are changed by place', () => {
  const place = { at: [{ module: 0, rule: 1 }], kind: 'user', index: 0 } as const
  const second = (after: typeof domain) => after.modules[0]!.rules[1]!
  const { at } = place
  const matcher = 'UpdatedMatcher' as const
  expect(second(expectEdit(asking, edits.chooseRuleIntentMatcher, { at, matcher })).intent.matcher).toBe(
    matcher,
  )
  expect(second(expectEdit(asking, edits.chooseRuleRequestMatcher, { at, matcher })).request.matcher).toBe(
    matcher,
  )
  const added = edits.addRuleCondition(asking, { at, kind: 'vehicle', input: 'speed' })
  expect(second(added).vehicleInputs).toEqual([{ input: 'speed', matcher: 'AnyMatcher', arguments: [''] }])
  const equal = expectEdit(asking, edits.setRuleConditionMatcher, { ...place, matcher: 'EqualsMatcher' })
  const jazz = expectEdit(equal, edits.setRuleConditionArguments, { ...place, arguments: ['jazz'] })
  expect(second(jazz).slots).toEqual([{ input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz'] }])
  expect(second(expectEdit(jazz, edits.removeRuleCondition, place)).slots).toEqual([])
  expect(jazz.modules[0]?.rules[0]).toBe(asking.modules[0]?.rules[0])
})

const apiActionOf = (after: typeof domain) => after.modules[0]?.rules[0]?.apiAction

test('[CORE-002] [CORE-004] a core action is kept with empty parameters, another one by its name', () => {
  const chosen = setRuleApiAction(domain, { at, name: 'openApp', coreActions })
  expect(apiActionOf(chosen)).toEqual({ name: 'openApp', parameters: {} })
  expect(apiActionOf(setRuleApiAction(chosen, { at, name: 'search', coreActions }))).toEqual({
    name: 'search',
  })
  expect(apiActionOf(setRuleApiAction(chosen, { at, name: '', coreActions }))).toEqual({ name: '' })
})

test('choosing the same core action again keeps its parameters (ruling R84)', () => {
  const rule = aRule(['play'], { apiAction: { name: 'openApp', parameters: { app: 'radio' } } })
  const before = { ...domain, modules: [aModule('Main', rule)] }
  expect(setRuleApiAction(before, { at: [{ module: 0, rule: 0 }], name: 'openApp', coreActions })).toBe(
    before,
  )
})

test('[APIA-016] [APIA-017] a new API action from a rule comes with its API input', () => {
  const args = { at: [{ module: 0, rule: 1 }], name: 'find', coreActions }
  const after = expectEdit(domain, addApiActionInRules, args)
  expect(after.apiInputs).toEqual([newApiInput('find')])
  expect(after.apiInputs[0]?.returnValue).toEqual([])
  expect(after.apiActions).toEqual([search, { ...search, name: 'find', path: [], handler: 'default' }])
  expect(after.modules[0]?.rules).toEqual([
    aRule(['play']),
    aRule(['play'], { apiAction: { name: 'find' } }),
    aRule(['play']),
  ])
})

test('an API input of that name stays as it is (ruling R84)', () => {
  const before = { ...domain, apiInputs: [{ ...newApiInput('find'), returnValue: ['found'] }] }
  const after = expectEdit(before, addApiActionInRules, { at: [], name: 'find', coreActions })
  expect(after.apiInputs).toBe(before.apiInputs)
})

test('a new API action from a rule needs a good name', () => {
  const adding = (name: string) => () => addApiActionInRules(domain, { at: [], name, coreActions })
  expect(adding('search')).toThrow('Api action name already exist!')
  expect(adding('a b')).toThrow('Special characters are not allowed.')
})

test('a UI action that is made in a rule is chosen there, in one step', () => {
  const after = expectEdit(domain, addUiActionInRules, { at, name: 'greeting' })
  expect(after.uiActions.map(({ name }) => name)).toEqual(['answer', 'greeting'])
  expect(after.modules[0]!.rules.map(({ uiAction }) => uiAction)).toEqual(['greeting', '', 'greeting'])
})
