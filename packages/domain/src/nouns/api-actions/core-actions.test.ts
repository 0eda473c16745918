import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, aRule } from '../../testing/index.ts'
import { setCoreActionParameters } from '../decision-table/core-action-edits.ts'
import {
  canSaveParameters,
  checkParameterName,
  checkParameters,
  parametersState,
} from './core-action-parameters.ts'
import { coreActionsOf } from './core-actions.ts'

test('[CORE-018] the tour guide has core actions of its own', () => {
  expect(coreActionsOf({ name: 'Music' }, ['openApp'])).toEqual(['openApp'])
  expect(coreActionsOf({ name: 'EmbeddedTourGuide' }, ['openApp'])).toEqual([
    'openApp',
    'getNextPageAvailable',
    'getPreviousPageAvailable',
    'listIndexChanged',
    'callContainerAction',
  ])
})

test.each([
  ['[CORE-008]', '', 'Name should not be empty'],
  ['[CORE-009]', 'a b', 'Space is not allowed'],
  ['[CORE-010]', 'größe', 'Supports A-Z, a-z, 0-9 and _'],
  ['[CORE-010]', 'a-b', 'Supports A-Z, a-z, 0-9 and _'],
  ['[CORE-011]', '1st', 'Name should not start with number'],
  ['[CORE-012]', 'app', 'This name is already taken'],
  ['a key that no object can hold', '__proto__', 'This name is reserved'],
  ['a good name', 'App_2', undefined],
])('%s the parameter name "%s" is reported: %s', (_, name, message) => {
  expect(checkParameterName(name, ['app'])).toBe(message)
})

const parameter = (name: string, value = '') => ({ name, value })

test('[CORE-012] of two parameters with one name the second is reported', () => {
  expect(checkParameters([parameter('a'), parameter('b'), parameter('a')])).toEqual([
    undefined,
    undefined,
    'This name is already taken',
  ])
})

test('[CORE-014] there are at most 200 parameters', () => {
  const many = Array.from({ length: 201 }, (_, index) => parameter(`p${index}`))
  expect(checkParameters(many.slice(0, 200)).every((message) => message === undefined)).toBe(true)
  expect(checkParameters(many).at(-1)).toBe('At most 200 parameters are allowed')
})

test.each([
  ['[CORE-005] as kept', [parameter('a', '1'), parameter('b', '2')], 'saved'],
  ['[CORE-005] in another order', [parameter('b', '2'), parameter('a', '1')], 'saved'],
  ['[CORE-006] another value', [parameter('a', '1'), parameter('b', '3')], 'unsaved'],
  ['[CORE-006] one fewer', [parameter('a', '1')], 'unsaved'],
  ['[CORE-006] another name', [parameter('a', '1'), parameter('toString', '2')], 'unsaved'],
  ['[CORE-007] a bad name', [parameter('a', '1'), parameter('', '2')], 'invalid'],
])('the state of parameters: %s', (_, parameters, state) => {
  expect(parametersState(parameters, { a: '1', b: '2' })).toBe(state)
})

test.each([
  ['changed', [parameter('a', '2')], false, true],
  ['[CORE-015] unchanged', [parameter('a', '1')], false, false],
  ['[CORE-016] invalid', [parameter('a b', '2')], false, false],
  ['[CORE-017] read-only', [parameter('a', '2')], true, false],
])('saving parameters that are %s', (_, parameters, readOnly, expected) => {
  expect(canSaveParameters(parameters, { kept: { a: '1' }, readOnly })).toBe(expected)
})

const rule = aRule([], {
  intent: { matcher: 'NotCollectedMatcher', arguments: [] },
  apiAction: { name: 'openApp', parameters: { app: 'radio' } },
})
const domain = aDomain({ modules: [aModule('Main', rule, { ...rule, apiAction: { name: '' } })] })
const at = { module: 0, rule: 0 }

test('[CORE-003] [CORE-013] parameters are kept as a map of names to any text', () => {
  const parameters = [parameter('app', ' "Käse" \n'), parameter('later')]
  const after = expectEdit(domain, setCoreActionParameters, { at, parameters, coreActions: [] })
  expect(after.modules[0]?.rules[0]?.apiAction).toEqual({
    name: 'openApp',
    parameters: { app: ' "Käse" \n', later: '' },
  })
})

test('parameters are refused when they are wrong or the action is no core action', () => {
  const set = (rule: number, name: string) => () =>
    setCoreActionParameters(domain, {
      at: { module: 0, rule },
      parameters: [parameter(name, 'radio')],
      coreActions: ['openApp'],
    })
  expect(set(0, '')).toThrow('Name should not be empty')
  expect(set(1, 'app')).toThrow('Only core actions have parameters')
  expect(set(0, 'app')()).toBe(domain)
})

test('a core action that is stored by its name alone gets parameters', () => {
  const named = aDomain({ modules: [aModule('Main', { ...rule, apiAction: { name: 'openApp' } })] })
  const args = { at, parameters: [parameter('app', 'radio')], coreActions: ['openApp'] }
  expect(expectEdit(named, setCoreActionParameters, args).modules[0]?.rules[0]?.apiAction).toEqual({
    name: 'openApp',
    parameters: { app: 'radio' },
  })
})
