import type { Problem } from '@sdp/domain'
import { fromPlacedProblems, type PlacedProblem } from '@sdp/domain/problems'
import { expect, test } from 'vitest'
import { countProblems, problemSections, problemsHere, whereText } from './problem-sections.ts'

const problem = (message: string, more: Partial<Problem & PlacedProblem> = {}): PlacedProblem => ({
  severity: 'error',
  message,
  at: [],
  ...more,
})
const inEnglish = fromPlacedProblems([
  problem('a', { in: 'intents', name: 'play', language: 'eng-USA' }),
  problem('b', { in: 'intents', name: 'stop' }),
  problem('c', { in: 'reusableExpressions', name: 'please', language: 'deu-DEU' }),
  problem('d', { at: ['modules', 0, 'rules', 3] }),
])
const german = {
  language: 'deu-DEU',
  count: 1200,
  places: fromPlacedProblems([problem('e', { in: 'slots', name: 'mood', language: 'deu-DEU' })]),
}
const found = { places: inEnglish, language: 'eng-USA', others: [german] }

test('problems stand by language: what all share, the open one, the others; each is there once', () => {
  const sections = problemSections(found)
  expect(
    sections.map(({ language, count, groups }) => ({
      language,
      count,
      texts: groups.flatMap(({ title, problems }) => problems.map(({ text }) => `${title} ${text}`)),
    })),
  ).toEqual([
    { language: undefined, count: 2, texts: ['Intents b', 'Decision Table d'] },
    { language: 'eng-USA', count: 1, texts: ['Intents a'] },
    { language: 'deu-DEU', count: 1201, texts: ['Slots e', 'Reusable parts c'] },
  ])
  expect(whereText(sections)).toBe(
    'Intents 1, Decision Table 1; eng-USA: Intents 1; deu-DEU: Slots 1, Reusable parts 1',
  )
  expect(countProblems(found)).toBe(1204)
})

test('the keys go through what is open', () => {
  expect(problemsHere(found).map(({ text }) => text)).toEqual(['b', 'd', 'a'])
})

test('of a domain of one language no language is named', () => {
  const places = fromPlacedProblems([
    problem('a', { in: 'intents', name: 'play', language: 'eng-USA' }),
    problem('b', { in: 'slots', name: 'mood' }),
  ])
  const alone = { places, language: 'eng-USA', others: [] }
  expect(whereText(problemSections(alone))).toBe('Intents 1, Slots 1')
  expect(problemSections({ ...alone, places: fromPlacedProblems([]) })).toEqual([])
  expect(countProblems({ ...alone, places: undefined })).toBeUndefined()
})

test('a language that was another one a moment ago and is open now is not counted twice', () => {
  expect(countProblems({ ...found, language: 'deu-DEU' })).toBe(4)
})
