import { expect, test } from 'vitest'
import { editLabel } from '../../edits/edits.ts'
import { aDomain, aUiAction } from '../../testing/builders.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { checkGuiResponse, setGuiResponse } from './edits.ts'

const online = { voiceUITemplateVersion: 2, body: { data: { text: 'Hello' } }, extra: { kept: true } }
const domain = aDomain({
  embedded: true,
  uiActions: [
    aUiAction('answer', {
      guiResponse: {
        name: 'answer',
        type: 'ONLINE_UI',
        payload: { loadingModeStyle: 1, ntgVersion: 'NTG7', more: 1 },
        kept: { unknown: { since: 3 } },
      },
    }),
    aUiAction('show', { guiResponse: { name: '', type: 'UNKNOWN', payload: {} } }),
    aUiAction('dictate', {
      guiResponse: { name: 'dictate', type: 'DICTATION', labels: ['B_CONCEPT'], screenType: 'sms' },
    }),
  ],
  guiResponses: [
    { name: 'answer', template: online },
    { name: 'dictate', template: '$kept' },
  ],
})
const set = (action: string, response: Parameters<typeof setGuiResponse>[1]['response']) =>
  expectEdit(domain, setGuiResponse, { action, response })

test('setting and template are set together, and what else they hold is kept', () => {
  const template = { ...online, body: { data: { text: 'Bye' } } }
  const after = set('answer', { type: 'ONLINE_UI', scope: 'Gen20x', layout: 2, template })
  expect(after.uiActions[0]?.guiResponse).toEqual({
    name: 'answer',
    type: 'ONLINE_UI',
    payload: { loadingModeStyle: 2, ntgVersion: 'Gen20x', more: 1 },
    kept: { unknown: { since: 3 } },
  })
  expect(after.guiResponses[0]).toEqual({ name: 'answer', template })
  expect(editLabel(setGuiResponse)).toBe('Set GUI response')
})

test('what is set as it was changes nothing', () => {
  const response = { type: 'ONLINE_UI', scope: 'NTG7', layout: 1, template: structuredClone(online) }
  expect(setGuiResponse(domain, { action: 'answer', response })).toBe(domain)
})

test('the first GUI response of a UI action is named after it', () => {
  const after = set('show', { type: 'TOAST_MESSAGE', template: { type: 'TEXT', content: ['Done'] } })
  expect(after.uiActions[1]?.guiResponse).toEqual({ name: 'show', type: 'TOAST_MESSAGE', payload: {} })
  expect(after.guiResponses[2]).toEqual({ name: 'show', template: { type: 'TEXT', content: ['Done'] } })
})

test('labels of a dictation are stored once each and sorted; a template that it has stays', () => {
  const labels = ['C_CONCEPT', 'A_CONCEPT', 'C_CONCEPT']
  const after = set('dictate', { type: 'DICTATION', labels, screenType: 'email' })
  expect(after.uiActions[2]?.guiResponse).toEqual({
    name: 'dictate',
    type: 'DICTATION',
    labels: ['A_CONCEPT', 'C_CONCEPT'],
    screenType: 'email',
  })
  expect(after.guiResponses).toBe(domain.guiResponses)
})

test('another type takes away what belonged to the old one', () => {
  const after = set('answer', { type: 'PROACTIVE_DIALOG', proactiveType: 'charging_info' })
  expect(after.uiActions[0]?.guiResponse).toEqual({
    name: 'answer',
    type: 'PROACTIVE_DIALOG',
    payload: { more: 1 },
    proactiveType: 'charging_info',
    kept: { unknown: { since: 3 } },
  })
  expect(after.guiResponses.map(({ name }) => name)).toEqual(['dictate'])
  const back = set('dictate', {
    type: 'DETAIL_VIEW',
    template: { type: 'PicklistDetailView', listElement: '3' },
  })
  expect(back.uiActions[2]?.guiResponse).toEqual({ name: 'dictate', type: 'DETAIL_VIEW' })
})

test('a GUI response can be taken away', () => {
  const after = set('answer', { type: 'UNKNOWN' })
  expect(after.uiActions[0]?.guiResponse).toMatchObject({ name: '', type: 'UNKNOWN' })
  expect(after.guiResponses.map(({ name }) => name)).toEqual(['dictate'])
})

test('what is wrong is refused on every way in', () => {
  const tableEntry = Array.from({ length: 4 }, () => [{ text1: 'x' }])
  const template = { body: { data: { tableEntry } } }
  const refused = (response: Parameters<typeof setGuiResponse>[1]['response']) => () =>
    setGuiResponse(domain, { action: 'answer', response })
  expect(refused({ type: 'ONLINE_UI', scope: 'NTG7', layout: 8, template })).toThrow('at most 3 rows')
  expect(refused({ type: 'ONLINE_UI', template: '$a b' })).toThrow('Invalid JSON')
  expect(refused({ type: 'ONLINE_UI' })).toThrow('The GUI response is empty')
  expect(() => setGuiResponse(domain, { action: 'gone', response: { type: 'UNKNOWN' } })).toThrow(
    'There is no UI action gone',
  )
})

test('a domain that is not embedded can have Online UI only, and keep what it has', () => {
  const toast = { type: 'TOAST_MESSAGE', template: { type: 'TEXT', content: ['x'] } }
  const cloud = { embedded: false }
  expect(checkGuiResponse(cloud, toast)).toBe('This type of GUI response is for embedded domains only')
  expect(checkGuiResponse(cloud, toast, { name: 'a', type: 'TOAST_MESSAGE' })).toBeUndefined()
  expect(checkGuiResponse(cloud, { type: 'ONLINE_UI', template: online })).toBeUndefined()
})
