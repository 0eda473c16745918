import type { Problem } from '@sdp/domain'
import type { ProblemPlaces } from '@sdp/domain/problems'
import { expect, test } from 'vitest'
import { nextProblem, problemGroups } from './problem-places.ts'

const problem = (message: string, ...at: Problem['at']): Problem => ({ severity: 'error', message, at })
const places: ProblemPlaces = {
  intents: new Map([
    ['play', [problem('a', 'intents', 0, 'expressions', 7), problem('b', 'intents', 0, 'name')]],
  ]),
  slots: new Map([['mood', [problem('c', 'slots', 2)]]]),
  reusableExpressions: new Map([['please', [problem('d', 'reusableExpressions', 1)]]]),
  apiInputs: new Map([['station', [problem('f', 'apiInputs', 0, 'fromShared')]]]),
  apiActions: new Map(),
  handlers: new Map(),
  uiActions: new Map(),
  additionalResponses: new Map(),
  tests: new Map(),
  rules: [problem('g', 'modules', 1, 'rules', 4, 'slots', 0)],
  elsewhere: [problem('e', 'platforms')],
}

test('a sentence that begins with the name that precedes it does not say it twice', () => {
  const intents = new Map([['play', [problem('play has no expressions', 'intents', 0, 'expressions')]]])
  const [group] = problemGroups({ ...places, intents })
  expect(group?.problems).toMatchObject([{ name: 'play', text: 'has no expressions' }])
})

test('problems are listed in the order of the tabs, with the expression that they are in', () => {
  expect(problemGroups(places)).toMatchObject([
    {
      title: 'Intents',
      problems: [
        { in: 'intents', name: 'play', expression: 7, text: 'a' },
        { in: 'intents', name: 'play', expression: undefined, text: 'b' },
      ],
    },
    { title: 'Reusable parts', problems: [{ in: 'reusableExpressions', name: 'please' }] },
    { title: 'Slots', problems: [{ in: 'slots', name: 'mood' }] },
    { title: 'API inputs', problems: [{ in: 'apiInputs', name: 'station', field: 'fromShared' }] },
    { title: 'Decision Table', problems: [{ rule: { module: 1, rule: 4 }, text: 'g' }] },
    { title: 'Elsewhere', problems: [{ in: undefined, name: undefined, text: 'e' }] },
  ])
})

test('going from problem to problem begins again at the end, in both directions', () => {
  const three = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]
  expect(nextProblem(three, undefined, 1)).toBe(0)
  expect(nextProblem(three, undefined, -1)).toBe(2)
  expect(nextProblem(three, { key: 'c', index: 2 }, 1)).toBe(0)
  expect(nextProblem(three, { key: 'a', index: 0 }, -1)).toBe(2)
  expect(nextProblem([], undefined, 1)).toBeUndefined()
})

test('after a problem is put right, the one that took its place is the next', () => {
  const left = [{ key: 'a' }, { key: 'c' }]
  expect(nextProblem(left, { key: 'b', index: 1 }, 1)).toBe(1)
  expect(nextProblem(left, { key: 'b', index: 1 }, -1)).toBe(0)
  expect(nextProblem([{ key: 'a' }], { key: 'b', index: 1 }, 1)).toBe(0)
})
