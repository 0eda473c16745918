import type { Problem } from '@sdp/domain'
import type { ProblemPlaces } from '@sdp/domain/problems'
import { expect, test } from 'vitest'
import { countAll, countedProblems, problemText, tabCounts, whereText } from './problem-texts.ts'

const problem = (message: string, secondary?: string): Problem => ({
  severity: 'error',
  message,
  at: [],
  ...(secondary !== undefined && { secondary }),
})
const places: ProblemPlaces = {
  intents: new Map([['play', [problem('"genre" is not a slot', 'play $(genre)'), problem('b')]]]),
  slots: new Map([['mood', [problem('c')]]]),
  reusableExpressions: new Map([['please', [problem('d')]]]),
  apiInputs: new Map(),
  apiActions: new Map([['tune', [problem('f')]]]),
  handlers: new Map([['default', [problem('g')]]]),
  uiActions: new Map([['answer', [problem('i')]]]),
  additionalResponses: new Map([['BUSY', [problem('j')]]]),
  rules: [problem('h')],
  elsewhere: [problem('e')],
}

test('problems are counted by tab and told where they are', () => {
  expect(tabCounts(places)).toEqual({ intents: 3, slots: 1, rules: 1, api: 2, uiActions: 1, additional: 1 })
  expect(countAll(places)).toBe(10)
  expect(whereText(places)).toBe(
    'Intents 2, Reusable parts 1, Slots 1, API actions 1, Handlers 1, UI Actions 1, Additional Responses 1, Decision Table 1, Elsewhere 1',
  )
  expect(countedProblems(1)).toBe('1 problem')
  expect(countedProblems(1200)).toBe('1,200 problems')
})

test('a problem is told with what it is about, unless its sentence says that', () => {
  expect(problemText(problem('"genre" is not a slot', 'play $(genre)'))).toBe(
    '"genre" is not a slot: play $(genre)',
  )
  expect(problemText(problem('There is no slot mood', 'mood'))).toBe('There is no slot mood')
})
