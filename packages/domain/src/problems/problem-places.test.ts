import { expect, test } from 'vitest'
import { aDomain, anIntent } from '../testing/index.ts'
import { problemPlaces } from './problem-places.ts'

test('problems are sorted by the intent, slot or part they are found in', () => {
  const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')] })
  const problem = (message: string, ...at: (string | number)[]) => ({
    severity: 'error' as const,
    message,
    at,
  })
  const first = problem('a', 'intents', 1, 'expressions', 0)
  const second = problem('b', 'intents', 1)
  const rule = problem('c', 'modules', 0, 'rules', 3)
  const list = problem('d', 'intents')
  const places = problemPlaces(domain, [first, rule, second, list])
  expect(places).toEqual({
    intents: new Map([['stop', [first, second]]]),
    slots: new Map(),
    reusableExpressions: new Map(),
    rules: [rule],
    elsewhere: [list],
  })
})
