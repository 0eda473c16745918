import { expect, test } from 'vitest'
import { aDomain, anIntent, aUiAction } from '../../testing/index.ts'
import { fromPlacedProblems, problemPlaces, toPlacedProblems } from './problem-places.ts'

test('problems are sorted by the entry they are found in, which has a name or an id', () => {
  const handlers = [{ id: 'default', urls: { dev: '', nonprod: '', prod: '' } }]
  const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')], handlers })
  const problem = (message: string, ...at: (string | number)[]) => ({
    severity: 'error' as const,
    message,
    at,
  })
  const first = problem('a', 'intents', 1, 'expressions', 0)
  const second = problem('b', 'intents', 1)
  const rule = problem('c', 'modules', 0, 'rules', 3)
  const list = problem('d', 'intents')
  const url = problem('e', 'handlers', 0, 'urls', 'dev')
  const places = problemPlaces(domain, [first, rule, second, list, url])
  expect(places).toEqual({
    intents: new Map([['stop', [first, second]]]),
    uiActions: new Map(),
    additionalResponses: new Map(),
    slots: new Map(),
    reusableExpressions: new Map(),
    apiInputs: new Map(),
    apiActions: new Map(),
    handlers: new Map([['default', [url]]]),
    tests: new Map(),
    rules: [rule],
    elsewhere: [list],
  })
  expect(fromPlacedProblems(toPlacedProblems(places))).toEqual(places)
})

test('a list that is not known here, such as one of a later version, is elsewhere', () => {
  const problem = { severity: 'error' as const, message: 'a', at: ['songs', 0] }
  expect(fromPlacedProblems([{ ...problem, in: 'songs', name: 'x' }]).elsewhere).toEqual([problem])
})

test('what is wrong with a GUI response is found at its UI action; one that nobody shows is elsewhere', () => {
  const domain = aDomain({
    uiActions: [aUiAction('answer')],
    guiResponses: [
      { name: 'left over', template: '$a' },
      { name: 'answer', template: '$b' },
    ],
  })
  const at = (index: number) => ({
    severity: 'error' as const,
    message: 'x',
    at: ['guiResponses', index, 'template'],
  })
  const { uiActions, elsewhere } = problemPlaces(domain, [at(0), at(1)])
  expect(uiActions).toEqual(new Map([['answer', [at(1)]]]))
  expect(elsewhere).toEqual([at(0)])
})

test('what is wrong with a spoken or played response is found at the first UI action that uses it', () => {
  const domain = aDomain({
    uiActions: [
      aUiAction('answer', { ttsResponses: ['hello'] }),
      aUiAction('show', { ttsResponses: ['hello'], audioResponses: ['ding'] }),
    ],
    ttsResponses: ['hello', 'show_preTts', 'left'].map((name) => ({ name, texts: [] })),
    audioResponses: [{ name: 'ding', texts: [] }],
  })
  const at = (list: string, index: number) => ({
    severity: 'error' as const,
    message: 'x',
    at: [list, index],
  })
  const all = [at('ttsResponses', 0), at('ttsResponses', 1), at('ttsResponses', 2), at('audioResponses', 0)]
  const { uiActions, elsewhere } = problemPlaces(domain, all)
  expect([...uiActions]).toEqual([
    ['answer', [all[0]]],
    ['show', [all[1], all[3]]],
  ])
  expect(elsewhere).toEqual([all[2]])
})
