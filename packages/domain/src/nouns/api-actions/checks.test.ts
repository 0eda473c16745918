import { expect, test } from 'vitest'
import { newApiAction } from '../../model/api-action.ts'
import { newApiInput } from '../../model/api-input.ts'
import { aDomain } from '../../testing/index.ts'
import { checkApiActionName, checkApiInputName } from './checks.ts'
import { handlerProblem, handlerProblems } from './problems.ts'

const domain = aDomain({ apiActions: [newApiAction('search', [])], apiInputs: [newApiInput('found')] })

const special = 'Special characters are not allowed.'
const dashes = 'Invalid input - please double check your use of dashes and underscores'

test.each([
  ['[APIA-027]', '', 'The name should contain at least one character'],
  ['[APIA-024]', 'a b', special],
  ['[APIA-024]', 'a.b', special],
  ['[APIA-024]', '--?', special],
  ['[APIA-025]', '_', dashes],
  ['[APIA-025]', '-_-', dashes],
  ['[APIA-026]', '--search', dashes],
  ['[APIA-028]', 'search', 'Api action name already exist!'],
  ['[APIA-029]', 'openApp', 'openApp is a core action and available by default'],
  ['a key that no object can hold', '__proto__', 'This name is reserved'],
  ['a good name', '-search_2-ü', undefined],
  ['the name of an API input', 'found', undefined],
])('%s the API action name "%s" is reported: %s', (_, name, message) => {
  expect(checkApiActionName(domain, name, { coreActions: ['openApp'] })).toBe(message)
})

test('what is renamed may keep its name', () => {
  expect(checkApiActionName(domain, 'search', { coreActions: [], own: 'search' })).toBeUndefined()
  expect(checkApiInputName(domain, 'found', 'found')).toBeUndefined()
})

test.each([
  ['empty', '', 'The name should contain at least one character'],
  ['[APIA-023]', 'a/b', special],
  ['[APIA-025]', '__', dashes],
  ['[APIA-026]', '---a', dashes],
  ['[APIA-030]', 'found', 'Api input name already exist!'],
  ['the name of a core action', 'openApp', undefined],
])('%s the API input name "%s" is reported: %s', (_, name, message) => {
  expect(checkApiInputName(domain, name)).toBe(message)
})

const whole = { dev: 'https://a.example', nonprod: 'https://b.example', prod: 'https://c.example' }

test.each([
  [
    '[APIA-036] [APIA-038] no handler',
    'gone',
    whole,
    'Please define base urls for an action',
    'You have API Actions with undefined handler',
  ],
  [
    '[APIA-037] [APIA-039] no production address',
    'default',
    { ...whole, prod: '' },
    'URLs in used handler are not defined',
    'You have API Actions with broken handler',
  ],
  ['a whole handler', 'default', whole, undefined, undefined],
])('the row of an API action and the check of the domain: %s', (_, handler, urls, inRow, inDomain) => {
  const action = { ...newApiAction('search', []), handler }
  const one = aDomain({ apiActions: [action], handlers: [{ id: 'default', urls }] })
  expect(handlerProblem(one, action)).toBe(inRow)
  expect(handlerProblems(one).map(({ message }) => message)).toEqual(inDomain === undefined ? [] : [inDomain])
})

test('[APIA-040] the addresses of an embedded domain are not looked into', () => {
  const handlers = [{ id: 'default', urls: { ...whole, prod: '' } }]
  const apiActions = [newApiAction('search', handlers)]
  expect(handlerProblems(aDomain({ embedded: true, handlers, apiActions }))).toEqual([])
})

test('a handler that lacks a base URL is one problem, which names all API actions that it serves', () => {
  const handlers = [
    { id: 'default', urls: { ...whole, prod: '' } },
    { id: 'whole', urls: whole },
  ]
  const served = ['search', 'call', 'stop'].map((name) => newApiAction(name, handlers))
  const apiActions = [...served, { ...newApiAction('fine', handlers), handler: 'whole' }]
  expect(handlerProblems(aDomain({ handlers, apiActions }))).toEqual([
    {
      severity: 'error',
      message: 'You have API Actions with broken handler',
      secondary: 'search, call, stop',
      at: ['apiActions', 0],
    },
  ])
})
