import type { Slot } from '@sdp/domain/slots'
import { aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { backgroundOf } from '../background/background.ts'
import { requestsOf } from '../background/requests.ts'
import { foldedWordsOf } from '../words/text/folded-words.ts'
import type { Pattern } from './examples.ts'
import { outOfScopePatterns } from './out-of-scope.ts'
import { finish } from './steps.ts'

const language = 'eng-USA'
const saying = (text: string): Pattern => ({
  expression: 0,
  items: foldedWordsOf(text, language).map((word) => ({ kind: 'word', word })),
})
const noSlots = new Map<string, Slot>()
const outOfScope = (...given: Parameters<typeof outOfScopePatterns>) =>
  finish(outOfScopePatterns(...given)).flat()
const textsOf = (patterns: readonly Pattern[]) =>
  patterns.map(({ items }) => items.map((item) => (item.kind === 'word' ? item.word.text : '')).join(' '))

test('everyday sentences are outOfScope until an expression says them or nearly does', () => {
  const all = textsOf(outOfScope(language, [], noSlots))
  expect(all).toHaveLength(backgroundOf(language).length + requestsOf(language).flat().length)
  expect(all).toContain('why is the sky blue')
  const left = textsOf(outOfScope(language, [[saying('tell me why the sky is so blue')]], noSlots))
  expect(left).not.toContain('why is the sky blue')
  expect(left.length).toBeGreaterThan(all.length - 10)
})

test('a language without a background has no sentences of nobody', () => {
  expect(outOfScope('tlh-QON', [[saying('play')]], noSlots)).toEqual([])
})

test('to open a window is outOfScope until an intent has windows that open', () => {
  const windows = ['open the window', 'put the windows up']
  const without = textsOf(outOfScope(language, [[saying('there is ice on the window')]], noSlots))
  expect(without).toEqual(expect.arrayContaining(windows))
  const withWindows = textsOf(outOfScope(language, [[saying('open my window')]], noSlots))
  for (const text of windows) expect(withWindows).not.toContain(text)
  expect(withWindows).toContain('open the sunroof')
})

test('what an intent has as a value of a slot counts as its own word', () => {
  const pattern: Pattern = {
    expression: 0,
    items: [...saying('open the').items, { kind: 'slot', name: 'part' }],
  }
  const part = aSlot('part', { glass: ['window', 'rear window'] })
  const left = textsOf(outOfScope(language, [[pattern]], new Map([['part', part]])))
  expect(left).not.toContain('open the window')
  expect(textsOf(outOfScope(language, [[pattern]], noSlots))).toContain('open the window')
})
