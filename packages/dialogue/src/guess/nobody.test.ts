import { expect, test } from 'vitest'
import { backgroundOf } from '../background/background.ts'
import type { Pattern } from './examples.ts'
import { nobodysPatterns } from './nobody.ts'
import { wordsOf } from './words.ts'

const language = 'eng-USA'
const saying = (text: string): Pattern => ({
  expression: 0,
  items: wordsOf(text, language).map((word) => ({ kind: 'word', word })),
})
const textsOf = (patterns: readonly Pattern[]) =>
  patterns.map(({ items }) => items.map((item) => (item.kind === 'word' ? item.word.text : '')).join(' '))

test('everyday sentences are nobodys until an expression says them or nearly does', () => {
  const all = textsOf(nobodysPatterns(language, []))
  expect(all).toHaveLength(backgroundOf(language).length)
  expect(all).toContain('why is the sky blue')
  const left = textsOf(nobodysPatterns(language, [[saying('tell me why the sky is so blue')]]))
  expect(left).not.toContain('why is the sky blue')
  expect(left.length).toBeGreaterThan(all.length - 10)
})

test('a language without a background has no sentences of nobody', () => {
  expect(nobodysPatterns('tlh-QON', [[saying('play')]])).toEqual([])
})
