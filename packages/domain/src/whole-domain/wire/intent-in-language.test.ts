import { expect, test } from 'vitest'
import { expressionsInLanguage } from './intent-in-language.ts'

const wire = {
  nlu_interpretations: [
    { intent: 'play', expressions: [{ expression: 'spiel $(genre)' }, { expression: '§bitte spiel' }] },
    { intent: 'stop', expressions: [{ expression: 'halt' }] },
  ],
}

test('the expressions of an intent in another language are read in their order', () => {
  expect(expressionsInLanguage(wire, { intent: 'play', renames: [] })).toEqual([
    'spiel $(genre)',
    '§bitte spiel',
  ])
  expect(expressionsInLanguage(wire, { intent: 'pause', renames: [] })).toEqual([])
  expect(expressionsInLanguage({}, { intent: 'play', renames: [] })).toEqual([])
})

test('they are read under the names that were given since they were saved', () => {
  const renames = [
    { kind: 'intent', from: 'play', to: 'start' },
    { kind: 'slot', from: 'genre', to: 'style' },
    { kind: 'intent', from: 'start', to: 'begin' },
  ] as const
  expect(expressionsInLanguage(wire, { intent: 'begin', renames })).toEqual([
    'spiel $(style)',
    '§bitte spiel',
  ])
  expect(expressionsInLanguage(wire, { intent: 'play', renames })).toEqual([])
})
