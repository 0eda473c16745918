import { expect, test } from 'vitest'
import { newApiAction } from '../../model/api-action.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anIntent, aUiAction } from '../../testing/index.ts'
import { linkAction, requestsOf, setFulfilment, unlinkAction } from './fulfilment.ts'

const domain = aDomain({
  intents: [
    anIntent('play'),
    anIntent('ask', { dialogActType: 'request' }),
    anIntent('old', { dialogActType: undefined }),
  ],
  uiActions: [aUiAction('answer'), aUiAction('show')],
  apiActions: [newApiAction('search', [])],
})
const fulfilment = (one: typeof domain) => one.intents[1]?.fulfilledBy

test('[FULF-003] the intents of type request are listed', () => {
  expect(requestsOf(domain)).toEqual([domain.intents[1]])
})

test('[FULF-002] [FULF-004] a request is linked to UI actions', () => {
  const link = { request: 'ask', kind: 'uiActions' } as const
  const once = expectEdit(domain, linkAction, { ...link, action: 'show' })
  const twice = expectEdit(once, linkAction, { ...link, action: 'answer' })
  expect(fulfilment(twice)).toEqual({ uiActions: ['show', 'answer'], apiActions: [] })
  expect(twice.intents[0]).toBe(domain.intents[0])
  expect(linkAction(twice, { ...link, action: 'show' })).toBe(twice)
  expect(fulfilment(expectEdit(twice, unlinkAction, { ...link, action: 'show' }))?.uiActions).toEqual([
    'answer',
  ])
})

test('[FULF-002] [FULF-005] a request is linked to API actions', () => {
  const link = { request: 'ask', kind: 'apiActions', action: 'search' } as const
  const after = expectEdit(domain, linkAction, link)
  expect(fulfilment(after)).toEqual({ uiActions: [], apiActions: ['search'] })
  expect(expectEdit(after, unlinkAction, link)).toEqual(domain)
  expect(unlinkAction(domain, link)).toBe(domain)
})

test('all actions of a request are set at once', () => {
  const args = { request: 'ask', uiActions: ['answer'], apiActions: ['search'] }
  expect(fulfilment(expectEdit(domain, setFulfilment, args))).toEqual({
    uiActions: ['answer'],
    apiActions: ['search'],
  })
})

test('what is no request and what is no action is refused', () => {
  const args = { request: 'ask', uiActions: [], apiActions: [] }
  expect(() => setFulfilment(domain, { ...args, request: 'play' })).toThrow('play is not a request')
  expect(() => setFulfilment(domain, { ...args, uiActions: ['gone'] })).toThrow('There is no UI action gone')
  expect(() => setFulfilment(domain, { ...args, apiActions: ['gone'] })).toThrow(
    'There is no API action gone',
  )
})
