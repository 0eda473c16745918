import { expect, test } from 'vitest'
import { aDomain, aSlot } from '../../testing/builders.ts'
import { exampleFiller } from './examples.ts'
import { shownScreen } from './screen.ts'

const fill = exampleFiller(
  aDomain({ slots: [aSlot('genre', { jazz: ['Jazz music'] }), aSlot('free'), aSlot('bare', { rock: [] })] }),
)

test.each([
  ['Here is {{genre}}, {{ bare }}', 'Here is Jazz music, rock'],
  ['{{free}}', 'Free'],
  ['$genre', 'Jazz music'],
  ['costs $genre', 'costs $genre'],
  ['{{found.0.title}} {{found.1.title}}', 'Open Road 1 Open Road 2'],
  ['{{found.2.distance}} km at {{arrivalTime}}', '12 km at 10:30'],
  ['{{genre.name}}', 'Name'],
  ['{{x', '{{x'],
])('%s is shown as %s', (text, shown) => {
  expect(fill(text)).toBe(shown)
})

const template = {
  loadingMode: { showWaitIcon: true },
  primaryHeader: { data: { heading: '{{genre}}', image: { format: 'ref', payload: 'logo' } } },
  background: { format: 'gfx', payload: 'night' },
  body: {
    data: {
      text: 'Hello',
      list: [...Array(14).keys()].map((at) => ({ text1: `Row ${at}`, text2: 'more', iconOk: 3 })),
      tableHeaderTexts: ['A'],
      tableEntry: [[{ text1: '1' }, { text1: '2' }], 'odd'],
    },
  },
}
const shown = (layout: number) => shownScreen({ type: 'ONLINE_UI', layout, template }, fill)

test('a screen shows what its layout has, and no more than fits', () => {
  expect(shown(1)).toMatchObject({
    header: { heading: 'Jazz music', subheading: '', image: { src: undefined, label: 'logo' } },
    background: 'night',
    isWaiting: false,
    text: 'Hello',
    items: [],
    rows: [],
  })
  const list = shown(5)
  expect(list).toMatchObject({ text: '', isWaiting: true, tableHeaders: [] })
  expect(list.kind === 'online' && list.items.length).toBe(14)
  expect(list.kind === 'online' && list.items[0]).toMatchObject({ text1: 'Row 0', text2: '' })
  expect(shown(8)).toMatchObject({
    tableHeaders: ['A', ''],
    rows: [
      [
        { text1: '1', text2: '' },
        { text1: '2', text2: '' },
      ],
      [
        { text1: '', text2: '' },
        { text1: '', text2: '' },
      ],
    ],
  })
  expect(shown(7)).toMatchObject({
    layout: undefined,
    text: '',
    items: [],
    header: { heading: 'Jazz music' },
  })
})

test.each([
  ['base64', 'iVBORw0KGgoAAA', 'data:image/png;base64,iVBORw0KGgoAAA', 'base64'],
  ['base64', 'nothing', undefined, 'base64'],
  ['url', 'https://a.example/b.png', 'https://a.example/b.png', 'https://a.example/b.png'],
  ['url', 'https://a.example/{{x}}', undefined, 'https://a.example/{{x}}'],
  ['url', '$found.cover', undefined, '$found.cover'],
  ['ref', 'cover', undefined, 'cover'],
  ['gfx', '', undefined, 'gfx'],
])('an image of format %s and payload %s is loaded from %s', (format, payload, src, label) => {
  const one = { body: { data: { image: { format, payload } } } }
  const screen = shownScreen({ type: 'ONLINE_UI', layout: 3, template: one }, fill)
  expect(screen.kind === 'online' && screen.image).toEqual({ src, label })
})

test('every type has its own picture', () => {
  const of = (type: string, one: Parameters<typeof shownScreen>[0]['template']) =>
    shownScreen({ type, layout: 1, template: one }, fill)
  expect(of('TOAST_MESSAGE', { type: 'MEDIA', content: ['{{genre}}', 3] })).toEqual({
    kind: 'toast',
    type: 'MEDIA',
    texts: ['Jazz music'],
  })
  expect(of('DETAIL_VIEW', { listElement: '$found.position' })).toEqual({ kind: 'picklist', element: '3' })
  expect(of('DICTATION', { screenType: 'sms', labels: ['A'] })).toEqual({
    kind: 'dictation',
    screenType: 'sms',
    labels: ['A'],
  })
  expect(of('PROACTIVE_DIALOG', { proactiveType: 'x' })).toEqual({ kind: 'proactive', type: 'x' })
  expect(of('ONLINE_UI', '$found')).toEqual({ kind: 'reference', reference: '$found' })
  expect(of('OTHER', {})).toEqual({ kind: 'nothing' })
})
