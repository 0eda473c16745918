import { expect, test } from 'vitest'
import { combinationsText, findParts, missingLanguages, notUsed, usesText } from './parts.ts'

const please = { id: '1', name: 'please', values: { 'eng-USA': '[please|kindly]' }, comments: '' }
const start = { id: '2', name: 'start', values: { 'eng-USA': '(play|start)' }, comments: 'verbs' }

test('parts are found by name, value and comments, also as they are written in expressions', () => {
  const names = (text: string) => findParts([please, start], text).map(({ name }) => name)
  expect(names('')).toEqual(['please', 'start'])
  expect(names('§Please')).toEqual(['please'])
  expect(names('KIND')).toEqual(['please'])
  expect(names('verbs')).toEqual(['start'])
})

test('languages without a value are missing, whatever the case of their code', () => {
  const languages = ['eng-usa', 'deu-DEU'].map((language) => ({ id: language, language, isDefault: false }))
  expect(missingLanguages(please, languages)).toEqual(['deu-DEU'])
})

test('uses and combinations are shown in words', () => {
  expect(usesText(notUsed)).toBe('Not used')
  expect(usesText({ intents: [], parts: ['a'], expressions: 1 })).toBe('1 expression, 1 part')
  expect(usesText({ intents: [], parts: [], expressions: 1200 })).toBe('1,200 expressions')
  expect([2n, 99_999n, 1_500_000n].map(combinationsText)).toEqual(['2', '99,999', '1.5M'])
})
