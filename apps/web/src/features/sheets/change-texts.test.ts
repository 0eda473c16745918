import { expect, test } from 'vitest'
import { changeText, summaryText } from './change-texts.ts'

test('a change says what it does, or that only the order is another one', () => {
  expect(changeText({ added: 1200, changed: 0, removed: 1 })).toBe('1,200 added, 1 removed')
  expect(changeText({ added: 0, changed: 0, removed: 0 })).toBe('other order')
})

test('the summary adds up what all intents or slots gain and lose', () => {
  const changes = [
    { name: 'play', added: 2, changed: 1, removed: 0 },
    { name: 'stop', added: 1, changed: 0, removed: 4 },
  ]
  expect(summaryText('intents', changes)).toBe('2 intents change: expressions 3 added, 1 changed, 4 removed.')
  expect(summaryText('slots', changes.slice(0, 1))).toBe('1 slot changes: literals 2 added, 1 changed.')
})

test('of UI actions the responses are counted', () => {
  const changes = [{ name: 'hello', added: 1, changed: 0, removed: 0 }]
  expect(summaryText('UI actions', changes)).toBe('1 response changes: texts 1 added.')
})
