import { expect, test } from 'vitest'
import { aDomain, aUiAction } from '../../testing/builders.ts'
import {
  draftLayout,
  draftOf,
  draftText,
  isSameDraft,
  parseDraft,
  readDraft,
  withDraftLayout,
  withDraftTemplate,
  withDraftText,
} from './draft.ts'
import { setGuiResponse } from './edits.ts'
import { parseGuiResponse } from './parse.ts'

const template = { loadingMode: { style: 6, showWaitIcon: true }, body: { data: { list: [{ text1: 'x' }] } } }
const domain = aDomain({
  embedded: true,
  platforms: ['Gen20x.i3-SOP', 'NTG6'],
  uiActions: [
    aUiAction('list', {
      guiResponse: {
        name: 'list',
        type: 'ONLINE_UI',
        payload: { loadingModeStyle: 'default', ntgVersion: 'NTG6' },
      },
    }),
    aUiAction('none', { guiResponse: { name: '', type: 'UNKNOWN' } }),
    aUiAction('dictate', {
      guiResponse: { name: 'dictate', type: 'DICTATION', labels: ['A_CONCEPT'], screenType: 'sms' },
    }),
    aUiAction('other', { guiResponse: { name: 'other', type: 'OTHER' } }),
  ],
  guiResponses: [
    { name: 'list', template },
    { name: 'other', template: '$found' },
  ],
})

test('a draft begins with what is stored, and saving it as it is changes nothing', () => {
  for (const { name, guiResponse } of domain.uiActions) {
    if (guiResponse?.type === 'UNKNOWN') continue
    const { response } = readDraft(domain, draftOf(domain, name), guiResponse)
    expect(setGuiResponse(domain, { action: name, response: response! })).toBe(domain)
  }
})

test('without a chosen layout the template says which it is; choosing one is stored (ruling R142)', () => {
  const draft = draftOf(domain, 'list')
  expect(draft.layout).toBeUndefined()
  expect(draftLayout(draft, template)).toBe(6)
  const chosen = withDraftLayout(draft, 1)
  expect(parseGuiResponse(draftText(chosen)).template).toEqual({
    ...template,
    loadingMode: { style: 1, showWaitIcon: false },
  })
  const after = setGuiResponse(domain, { action: 'list', response: readDraft(domain, chosen).response! })
  expect(after.uiActions[0]?.guiResponse?.payload).toEqual({ loadingModeStyle: 1, ntgVersion: 'NTG6' })
})

test('a first GUI response begins as Online UI of the platform', () => {
  expect(draftOf(domain, 'none')).toEqual({ type: 'ONLINE_UI', scope: 'Gen20x.i3', layout: 1, texts: {} })
  expect(draftOf({ ...domain, platforms: [] }, 'none').scope).toBe('NTG7')
})

test('choosing another type and coming back keeps what was typed (ruling R146)', () => {
  const typed = withDraftText(draftOf(domain, 'list'), '{"a": 1')
  const toast = { ...typed, type: 'TOAST_MESSAGE' }
  expect(parseGuiResponse(draftText(toast)).template).toEqual({ type: 'TEXT', content: [] })
  expect(draftText({ ...toast, type: 'ONLINE_UI' })).toBe('{"a": 1')
})

test('only what says something else is a change', () => {
  const draft = draftOf(domain, 'list')
  expect(isSameDraft(draft, withDraftText(draft, JSON.stringify(template)))).toBe(true)
  expect(isSameDraft(draft, withDraftText(draft, '{'))).toBe(false)
  expect(isSameDraft(draft, { ...draft, scope: 'NTG7' })).toBe(false)
  expect(isSameDraft(draft, { ...draft, texts: { ...draft.texts, DICTATION: '{}' } })).toBe(true)
})

test('the setting of a dictation is its text', () => {
  const draft = withDraftText(
    draftOf(domain, 'dictate'),
    '{"labels": ["B", "A", "B", 3], "screenType": "email"}',
  )
  expect(readDraft(domain, draft).response).toEqual({
    type: 'DICTATION',
    labels: ['A', 'B'],
    screenType: 'email',
  })
})

test('what a form changed keeps all other parts the same objects', () => {
  const changed = withDraftTemplate(draftOf(domain, 'list'), { ...template, more: 1 })
  expect((parseDraft(changed).template as typeof template).body).toBe(template.body)
  expect(parseDraft(withDraftText(changed, '{"a": 1}')).template).toEqual({ a: 1 })
})

test('a draft that is wrong says why', () => {
  expect(readDraft(domain, withDraftText(draftOf(domain, 'list'), '{')).problem).toMatchObject({
    message: 'Invalid JSON',
    place: { line: 1, column: 2 },
  })
})
