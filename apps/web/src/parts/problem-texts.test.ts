import type { Problem } from '@sdp/domain'
import type { ProblemPlaces } from '@sdp/domain/problems'
import { expect, test } from 'vitest'
import { countAll, countedProblems, problemText, tabCounts } from './problem-texts.ts'

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
  tests: new Map(),
  rules: [problem('h')],
  elsewhere: [problem('e')],
}

test('problems are counted by tab', () => {
  expect(tabCounts(places)).toEqual({
    intents: 3,
    slots: 1,
    rules: 1,
    api: 2,
    uiActions: 1,
    additional: 1,
    tests: 0,
  })
  expect(countAll(places)).toBe(10)
  expect(countedProblems(1)).toBe('1 problem')
  expect(countedProblems(1200)).toBe('1,200 problems')
})

test('a problem is shown with what it is about, unless its sentence says that', () => {
  expect(problemText(problem('"genre" is not a slot', 'play $(genre)'))).toBe(
    '"genre" is not a slot: play $(genre)',
  )
  expect(problemText(problem('There is no slot mood', 'mood'))).toBe('There is no slot mood')
})
