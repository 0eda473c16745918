import { aRule } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { changedPartTexts, rulePartTexts } from './rule-parts.ts'

const genre = (...args: string[]) => ({ input: 'genre', matcher: 'EqualsMatcher', arguments: args })
const set = { input: 'genre', matcher: 'CollectedMatcher', arguments: [] }

test('a rule is shown part by part, and several conditions on an input as one', () => {
  const rule = aRule(['play', 'stop'], { slots: [set, genre('jazz')], uiAction: 'answer' })
  expect(rulePartTexts(rule).map(({ label, text }) => [label, text])).toEqual([
    ['User intent', '== play or stop'],
    ['genre', 'IS SET and == jazz'],
    ['UI action', 'answer'],
  ])
})

test('only what differs is shown, also what was removed', () => {
  const before = aRule(['play'], { slots: [genre('jazz')], uiAction: 'answer', comments: 'old' })
  const after = aRule(['play'], { slots: [genre('rock')], apiInputs: [genre('x')], uiAction: 'answer' })
  expect(changedPartTexts(before, after)).toEqual([
    { key: 'user genre', label: 'genre', before: '== jazz', after: '== rock' },
    { key: 'comments', label: 'Comment', before: 'old', after: '' },
    { key: 'api genre', label: 'genre', before: '', after: '== x' },
  ])
})
