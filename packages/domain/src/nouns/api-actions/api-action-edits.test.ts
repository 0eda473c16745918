import { expect, test } from 'vitest'
import { apiActionDomains, authLevels, newApiAction } from '../../model/api-action.ts'
import { notCollected } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aWireDomain } from '../../testing/index.ts'
import { fromWire } from '../../whole-domain/wire/from-wire.ts'
import {
  addApiAction,
  chooseHandler,
  deleteApiActions,
  duplicateApiAction,
  moveApiActions,
  renameApiAction,
  setApiActionComments,
  setApiActionDomain,
  setApiActionPath,
  setRequiredAuthLevel,
} from './api-action-edits.ts'

const coreActions = ['openApp']
const handlers = ['other', 'default'].map((id) => ({ id, urls: { dev: '', nonprod: '', prod: '' } }))
const rule = (name: string) => aRule([], { intent: notCollected, apiAction: { name } })
const core = aRule([], { intent: notCollected, apiAction: { name: 'openApp', parameters: {} } })
const domain = aDomain({
  handlers,
  apiActions: ['search', 'stop'].map((name) => newApiAction(name, handlers)),
  intents: [anIntent('ask', { fulfilledBy: { uiActions: [], apiActions: ['stop', 'search'] } })],
  modules: [aModule('Main', rule('search'), rule('stop'), core)],
})
const apiActionsIn = (one: typeof domain) => one.modules[0]?.rules.map(({ apiAction }) => apiAction.name)

test('[APIA-012] a new API action needs the auth level 2', () => {
  const after = expectEdit(domain, addApiAction, { name: 'find', coreActions })
  expect(after.apiActions.at(-1)).toEqual({
    name: 'find',
    comments: '',
    handler: 'default',
    path: [],
    domain: '',
    requiredAuthLevel: 2,
  })
})

test('[APIA-049] the first API action of a domain without handlers brings the handler default', () => {
  const first = expectEdit(aDomain({}), addApiAction, { name: 'find', coreActions })
  expect(first.handlers).toEqual([{ id: 'default', urls: { dev: '', nonprod: '', prod: '' } }])
  const second = addApiAction(first, { name: 'play', coreActions })
  expect(second.apiActions.map(({ handler }) => handler)).toEqual(['default', 'default'])
  expect(second.handlers).toBe(first.handlers)
})

test('a new API action takes the first handler where none is the default, and none where there is none', () => {
  expect(newApiAction('find', handlers.slice(0, 1)).handler).toBe('other')
  expect(newApiAction('find', []).handler).toBe('')
})

test('[APIA-018] [APIA-019] renaming an API action follows it into the rules and the request fulfillment', () => {
  const after = expectEdit(domain, renameApiAction, { from: 'search', to: 'find', coreActions })
  expect(after.apiActions.map(({ name }) => name)).toEqual(['find', 'stop'])
  expect(apiActionsIn(after)).toEqual(['find', 'stop', 'openApp'])
  expect(after.intents[0]?.fulfilledBy.apiActions).toEqual(['stop', 'find'])
  expect(after.modules[0]?.rules[1]).toBe(domain.modules[0]?.rules[1])
})

test.each([
  ['find', 'stop', 'There is no API action find', 'missing'],
  ['search', 'stop', 'Api action name already exist!', 'taken'],
  ['search', 'openApp', 'openApp is a core action and available by default', 'invalid'],
])('renaming the API action %s to %s is refused: %s', (from, to, message, kind) => {
  expect(() => renameApiAction(domain, { from, to, coreActions })).toThrow(
    expect.objectContaining({ message, kind }),
  )
})

test('deleting an API action takes it out of the request fulfillment; its name stays in the rules (ruling R116)', () => {
  const after = expectEdit(domain, deleteApiActions, { names: ['search'] })
  expect(after.intents[0]?.fulfilledBy.apiActions).toEqual(['stop'])
  expect(after.modules).toBe(domain.modules)
})

test('rules are cleared of a deleted API action where that is wanted', () => {
  const after = expectEdit(domain, deleteApiActions, { names: ['search'], clearRules: true })
  expect(apiActionsIn(after)).toEqual(['', 'stop', 'openApp'])
  expect(after.intents[0]?.fulfilledBy.apiActions).toEqual(['stop'])
})

test('several API actions are deleted at once', () => {
  const after = expectEdit(domain, deleteApiActions, { names: ['search', 'stop'], clearRules: true })
  expect(after.apiActions).toEqual([])
  expect(apiActionsIn(after)).toEqual(['', '', 'openApp'])
})

test('API actions are moved and copied', () => {
  const moved = expectEdit(domain, moveApiActions, { names: ['search'], to: 1 })
  expect(moved.apiActions).toEqual([domain.apiActions[1], domain.apiActions[0]])
  const copied = expectEdit(domain, duplicateApiAction, { name: 'search' })
  expect(copied.apiActions.map(({ name }) => name)).toEqual(['search', 'search_copy', 'stop'])
})

test('[APIA-009] the domain of an API action is empty, cloud-callback or CloudNotification', () => {
  expect(apiActionDomains).toEqual(['', 'cloud-callback', 'CloudNotification'])
  const after = expectEdit(domain, setApiActionDomain, { name: 'stop', domain: 'cloud-callback' })
  expect(after.apiActions[1]?.domain).toBe('cloud-callback')
  expect(() => setApiActionDomain(domain, { name: 'stop', domain: 'Music' as '' })).toThrow('Music')
})

test('[APIA-010] the auth level is 1, 2 or 3', () => {
  expect(authLevels).toEqual([1, 2, 3])
  const after = expectEdit(domain, setRequiredAuthLevel, { name: 'stop', level: 3 })
  expect(after.apiActions[1]?.requiredAuthLevel).toBe(3)
  expect(() => setRequiredAuthLevel(domain, { name: 'stop', level: 0 as 1 })).toThrow('auth level 0')
})

test('path, comments and handler of an API action are set', () => {
  expect(
    expectEdit(domain, setApiActionPath, { name: 'stop', path: ['a', 'b'] }).apiActions[1]?.path,
  ).toEqual(['a', 'b'])
  expect(setApiActionPath(domain, { name: 'stop', path: [] })).toBe(domain)
  expect(
    expectEdit(domain, setApiActionComments, { name: 'stop', comments: 'now' }).apiActions[1]?.comments,
  ).toBe('now')
  expect(expectEdit(domain, chooseHandler, { name: 'stop', handler: 'other' }).apiActions[1]?.handler).toBe(
    'other',
  )
  expect(chooseHandler(domain, { name: 'stop', handler: '' }).apiActions[1]?.handler).toBe('')
  expect(() => chooseHandler(domain, { name: 'stop', handler: 'gone' })).toThrow('There is no handler gone')
})

test('[APIA-011] an API action from outside without an auth level has 0', () => {
  const { domain: loaded } = fromWire(aWireDomain({ api_actions: [{ name: 'search' }] }))
  expect(loaded.apiActions[0]?.requiredAuthLevel).toBe(0)
})
