import { expect, test } from 'vitest'
import { newApiAction } from '../../model/api-action.ts'
import { environments } from '../../model/handler.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain } from '../../testing/index.ts'
import {
  addHandler,
  canDeleteHandler,
  checkHandlerName,
  deleteHandler,
  renameHandler,
  setHandlerUrl,
} from './handler-edits.ts'

const aHandler = (id: string) => ({ id, urls: { dev: '', nonprod: '', prod: '' } })
const handlers = [aHandler('default'), aHandler('NewHandler2')]
const domain = aDomain({
  handlers,
  apiActions: [
    newApiAction('search', handlers),
    { ...newApiAction('stop', handlers), handler: 'NewHandler2' },
  ],
})
const ids = (one: typeof domain) => one.handlers.map(({ id }) => id)

test('[APIA-046] the environments', () => {
  expect(environments).toEqual(['dev', 'nonprod', 'prod'])
})

test('[APIA-048] [APIA-049] the first handler is default, the others are numbered', () => {
  expect(ids(expectEdit(aDomain({}), addHandler, undefined))).toEqual(['default'])
  const once = expectEdit(domain, addHandler, undefined)
  expect(ids(addHandler(once))).toEqual(['default', 'NewHandler2', 'NewHandler1', 'NewHandler3'])
})

test.each([
  ['[APIA-032]', '', 'The name can not be empty and only contain alphanumeric characters and - or _'],
  ['[APIA-031]', 'a b', 'The name can not be empty and only contain alphanumeric characters and - or _'],
  ['[APIA-031]', 'ä', 'The name can not be empty and only contain alphanumeric characters and - or _'],
  ['taken', 'default', 'A handler with this name already exists'],
  ['[APIA-031]', 'My_handler-2.eu', undefined],
])('%s the handler name "%s" is reported: %s', (_, name, message) => {
  expect(checkHandlerName(domain, name)).toBe(message)
})

test('a handler that is renamed may keep its name', () => {
  expect(checkHandlerName(domain, 'default', 'default')).toBeUndefined()
})

test('the API actions follow a renamed handler', () => {
  const after = expectEdit(domain, renameHandler, { from: 'default', to: 'main' })
  expect(ids(after)).toEqual(['main', 'NewHandler2'])
  expect(after.apiActions.map(({ handler }) => handler)).toEqual(['main', 'NewHandler2'])
  expect(after.apiActions[1]).toBe(domain.apiActions[1])
  expect(() => renameHandler(domain, { from: 'default', to: 'NewHandler2' })).toThrow('already exists')
})

test('the API actions of a deleted handler have none', () => {
  const after = expectEdit(domain, deleteHandler, { id: 'default' })
  expect(after.apiActions.map(({ handler }) => handler)).toEqual(['', 'NewHandler2'])
})

test('[APIA-050] the last handler stays', () => {
  const one = aDomain({ handlers: [aHandler('default')] })
  expect(canDeleteHandler(domain)).toBe(true)
  expect(canDeleteHandler(one)).toBe(false)
  expect(() => deleteHandler(one, { id: 'default' })).toThrow('At least one handler has to remain')
})

test('[APIA-013] [APIA-035] a handler has a base URL per environment, kept in lower case', () => {
  const url = ' HTTPS://Api.Example.com/Base '
  const after = expectEdit(domain, setHandlerUrl, {
    id: 'default',
    environment: 'nonprod',
    url,
    allowsLoopback: false,
  })
  expect(after.handlers).toEqual([
    { id: 'default', urls: { dev: '', nonprod: 'https://api.example.com/base', prod: '' } },
    domain.handlers[1],
  ])
  expect(
    setHandlerUrl(after, { id: 'default', environment: 'nonprod', url: '', allowsLoopback: false }),
  ).toEqual(domain)
})

test('[APIA-033] [APIA-034] a wrong base URL is refused', () => {
  const set = (url: string) => () =>
    setHandlerUrl(domain, { id: 'default', environment: 'dev', url, allowsLoopback: false })
  expect(set('example.com')).toThrow('Invalid Base URL format!')
  expect(set('http://localhost')).toThrow('Invalid Base URL format!')
})
