import type { Uses } from '@sdp/domain'
import { expect, test } from 'vitest'
import { allLanguagesText, useLines } from './use-lines.ts'

const unused: Uses = {
  intents: [],
  modules: [],
  resetInputs: [],
  uiActions: [],
  responses: [],
  reusableExpressions: [],
  tests: [],
}
const places = (...names: string[]) => names.map((name) => ({ name, count: 2 }))

test('each language and each kind of place is a line; of many places the first are named', () => {
  const uses: Uses = {
    ...unused,
    intents: places('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    modules: places('Main'),
    uiActions: ['answer', 'ask'],
    responses: ['answer'],
  }
  const german = {
    language: 'deu-DEU',
    expressions: 1,
    intents: 1,
    responses: 2,
    places: [{ name: 'a', count: 1 }],
  }
  const french = { language: 'fra-FRA', expressions: 0, intents: 0, responses: 0, places: [] }
  expect(useLines('eng-USA', uses, [german, french])).toEqual([
    {
      label: 'eng-USA',
      text: '14 expressions in 7 intents: a (2), b (2), c (2), d (2), e (2) and 2 more; 1 response',
    },
    { label: 'deu-DEU', text: '1 expression in 1 intent: a (1); 2 responses' },
    { label: 'fra-FRA', text: 'Not used.' },
    { label: 'Decision table', text: '2 rules: Main (2)' },
    { label: 'UI actions', text: 'answer, ask' },
  ])
  expect(allLanguagesText(uses, [german, french])).toBe('In all 3 languages: 15 expressions and 3 responses.')
  expect(allLanguagesText({ ...uses, intents: [], responses: [] }, [french])).toBe(
    'No expression and no response in any of the 2 languages.',
  )
})
