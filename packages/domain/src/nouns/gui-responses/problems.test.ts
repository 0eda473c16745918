import { expect, test } from 'vitest'
import type { GuiResponseSetting } from '../../model/ui-action.ts'
import { aDomain, aUiAction } from '../../testing/builders.ts'
import { findProblems } from '../../whole-domain/problems/problem-finder.ts'
import type { Template } from './parse.ts'

const context = {
  language: 'eng-USA',
  vendorPrefix: 'sdp_',
  coreActions: [],
  platformUiActions: [],
  languages: [{ value: 'eng-USA', regions: ['NA'] }],
}

function problemsOf(setting: Partial<GuiResponseSetting>, template?: Template, embedded = true): string[] {
  const domain = aDomain({
    embedded,
    uiActions: [aUiAction('show', { guiResponse: { name: 'show', type: 'ONLINE_UI', ...setting } })],
    guiResponses: template === undefined ? [] : [{ name: 'show', template }],
  })
  return findProblems(domain, context).map(
    ({ severity, message, at }) => `${severity} ${at.join('.')}: ${message}`,
  )
}

const layout = (loadingModeStyle: number, ntgVersion = 'NTG7') => ({
  payload: { loadingModeStyle, ntgVersion },
})
const body = (data: object) => ({ body: { data } })
const cells = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ text1: 'x' })))
const image = (format: string, payload: string) => ({ text: 'x', image: { format, payload } })
const at = 'error guiResponses.0.template'

test.each([
  ['a text', layout(1), body({ text: 'Hello' }), []],
  ['a whole list', layout(5), body({ list: Array(12).fill({ text1: 'x' }) }), []],
  [
    'a long list',
    layout(5),
    body({ list: Array(13).fill({ text1: 'x' }) }),
    ['warning guiResponses.0.template.body.data.list: More than 12 items are many for a screen in a car'],
  ],
  ['a list that is none', layout(5), body({ list: {} }), [`${at}.body.data.list: Expected a list`]],
  [
    'a list that comes',
    layout(5),
    body({ list: '$show' }),
    ['warning guiResponses.0: There is no slot or API input show'],
  ],
  ['a whole table', layout(8), body({ tableEntry: cells(3, 3), tableHeaderTexts: ['a', 'b', 'c'] }), []],
  [
    'a high table',
    layout(8),
    body({ tableEntry: cells(4, 1) }),
    [`${at}.body.data.tableEntry: A table has at most 3 rows`],
  ],
  [
    'a wide table',
    layout(9),
    body({ tableEntry: cells(1, 4) }),
    [`${at}.body.data.tableEntry.0: A table has at most 3 columns`],
  ],
  [
    'a wide header',
    layout(8),
    body({ tableEntry: cells(1, 1), tableHeaderTexts: ['1', '2', '3', '4'] }),
    [`${at}.body.data.tableHeaderTexts: A table has at most 3 columns`],
  ],
  [
    'an image of no format',
    layout(2),
    body(image('png', 'x')),
    [`${at}.body.data.image: png is no image format: base64, url, ref and gfx are`],
  ],
  [
    'an address that is none',
    layout(2),
    body(image('url', 'cover.png')),
    [`${at}.body.data.image: The address of an image starts with http:// or https://`],
  ],
  ['an address that comes', layout(2), body(image('url', '{{show')), []],
  [
    'broken content',
    layout(3),
    body(image('base64', 'nope!')),
    [`${at}.body.data.image: The image is not valid base64`],
  ],
  [
    'content that is no image',
    layout(3),
    body(image('base64', 'aGVsbG8=')),
    [`${at}.body.data.image: Only PNG, JPEG, GIF, WebP and SVG images can be shown`],
  ],
  [
    'a large image',
    layout(3),
    body(image('base64', `iVBORw0KGgo${'A'.repeat(140_001)}`)),
    ['warning guiResponses.0.template.body.data.image: An image of more than 100 KB is slow to load'],
  ],
  [
    'an image without payload',
    layout(3),
    body({ image: { format: 'ref' } }),
    [`${at}.body.data.image: An image needs a format and a payload`],
  ],
  [
    'an icon in a list',
    layout(5),
    body({ list: [{ text1: 'x', iconOk: { format: 'x', payload: '' } }] }),
    [`${at}.body.data.list.0.iconOk: x is no image format: base64, url, ref and gfx are`],
  ],
  [
    'a background that is an address',
    layout(1),
    { ...body({ text: 'x' }), background: { format: 'url', payload: 'https://a.example' } },
    [`${at}.background: A background has the format gfx`],
  ],
  [
    'an empty body',
    layout(6),
    body({ text: 'x' }),
    ['warning guiResponses.0.template.body.data: Layout 6 shows a list, which the template lacks'],
  ],
  ['a layout that we do not know', layout(7), body({ list: Array(20).fill(1) }), []],
  ['a scope of JSON only', layout(5, 'Gen20x.i3'), body({ list: Array(20).fill(1) }), []],
  [
    'a scope that we do not know',
    layout(1, 'NTG9'),
    body({ text: 'x' }),
    ['warning uiActions.0.guiResponse.payload: NTG9 is no scope'],
  ],
  ['a broken reference', layout(1), '$a b', [`${at}: Invalid JSON`]],
  ['a toast', { type: 'TOAST_MESSAGE' }, { type: 'TEXT', content: ['x'] }, []],
  [
    'a toast of no type',
    { type: 'TOAST_MESSAGE' },
    { type: 'X', content: ['x'] },
    [`${at}.type: The toast message needs a confirmation type`],
  ],
  [
    'an empty toast',
    { type: 'TOAST_MESSAGE' },
    { type: 'TEXT', content: [] },
    ['warning guiResponses.0.template.content: The toast message has no text'],
  ],
  [
    'a toast as a list',
    { type: 'DETAIL_VIEW' },
    { type: 'TEXT', content: ['x'] },
    ['warning guiResponses.0.template: The stored template is not one of the type Picklist Detail View'],
  ],
  [
    'a screen as a toast',
    { type: 'TOAST_MESSAGE' },
    body({ text: 'x' }),
    ['warning guiResponses.0.template: The stored template is not one of the type Toast Message'],
  ],
  [
    'a picklist',
    { type: 'DETAIL_VIEW' },
    { type: 'PicklistDetailView', listElement: '' },
    ['warning guiResponses.0.template.listElement: The list element is not set'],
  ],
  [
    'nothing in this language',
    layout(1),
    undefined,
    ['warning uiActions.0.guiResponse: The screen has nothing to show in this language yet'],
  ],
  ['a dictation', { type: 'DICTATION', screenType: 'sms', labels: [] }, undefined, []],
  [
    'a dictation of nothing',
    { type: 'DICTATION' },
    undefined,
    ['warning uiActions.0.guiResponse.screenType: The dictation needs a screen type'],
  ],
  [
    'a proactive dialog',
    { type: 'PROACTIVE_DIALOG', proactiveType: 'x' },
    undefined,
    ['warning uiActions.0.guiResponse.proactiveType: The proactive dialog needs a type'],
  ],
  ['no GUI response', { type: 'UNKNOWN', name: '' }, undefined, []],
])('%s is judged', (_, setting, template, problems) => {
  expect(problemsOf(setting, template)).toEqual(problems)
})

test('a toast in a domain that is not embedded is reported', () => {
  expect(problemsOf({ type: 'TOAST_MESSAGE' }, { type: 'TEXT', content: ['x'] }, false)).toEqual([
    'warning uiActions.0.guiResponse.type: This type of GUI response is for embedded domains only',
  ])
})
