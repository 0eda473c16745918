import { newTestTurn } from '@sdp/domain/tests'
import { expect, test } from 'vitest'
import {
  expectedText,
  isExpected,
  readFlags,
  readValues,
  valuesText,
  withoutExpectation,
} from './expectations.ts'
import { answersText, readAnswers } from './recorded-answers.ts'
import { findTests, inState, otherLanguagesText } from './test-states.ts'

const turn = {
  ...newTestTurn(),
  expected: {
    intent: '',
    slots: { zone: 'driver' },
    slotsByLanguage: { 'deu-DEU': { zone: 'passenger' } },
    textMatch: 'part' as const,
    texts: { 'eng-USA': 'Yes', 'deu-DEU': 'Ja' },
    waits: true,
  },
}

test('what is compared is known for each language, and is shown in words', () => {
  expect(isExpected(turn, 'text', 'deu-DEU')).toBe(true)
  expect(isExpected(turn, 'text', 'fra-FRA')).toBe(false)
  expect(isExpected(turn, 'rules', 'eng-USA')).toBe(false)
  expect(expectedText(turn, 'intent', 'eng-USA')).toBe('nothing understood')
  expect(expectedText(turn, 'slots', 'deu-DEU')).toBe('zone = passenger')
  expect(expectedText(turn, 'waits', 'eng-USA')).toBe('for an answer')
})

test('what is no longer compared goes, of a text in its language alone', () => {
  expect(withoutExpectation(turn, 'text', 'deu-DEU').expected.texts).toEqual({ 'eng-USA': 'Yes' })
  const one = withoutExpectation(withoutExpectation(turn, 'text', 'deu-DEU'), 'text', 'eng-USA')
  expect(one.expected).toEqual({
    intent: '',
    slots: { zone: 'driver' },
    slotsByLanguage: { 'deu-DEU': { zone: 'passenger' } },
    waits: true,
  })
  expect(withoutExpectation(one, 'slots', 'eng-USA').expected).toEqual({ intent: '', waits: true })
})

test('values are read as they are written', () => {
  expect(readValues(valuesText({ zone: 'driver', degrees: 22 }))).toEqual({ zone: 'driver', degrees: '22' })
  expect(readValues('')).toEqual({})
  expect(readValues('zone')).toBeUndefined()
  expect(readFlags('EVRA = true, PDLCRoof = false')).toEqual({ EVRA: true, PDLCRoof: false })
  expect(readFlags('EVRA = yes')).toBeUndefined()
})

test('answers of handlers are JSON, with a blank one for a call that has none', () => {
  const text = answersText([{ apiAction: 'find', answer: { returnValue: 'ok' } }], ['find', 'book'])
  expect(readAnswers(text)).toEqual({
    answers: [
      { apiAction: 'find', answer: { returnValue: 'ok' } },
      { apiAction: 'book', answer: { returnValue: '' } },
    ],
  })
  expect(readAnswers('{')).toMatchObject({ problem: expect.stringContaining('no JSON') })
  expect(readAnswers('[{"answer": {}}]')).toEqual({ problem: 'Answer 1 has no apiAction' })
  expect(readAnswers('[{"apiAction": "find"}]')).toMatchObject({
    problem: expect.stringContaining('Answer 1'),
  })
})

test('tests are found by name, tag and comment, and by what came of them in any language', () => {
  const tests = ['one', 'two', 'three'].map((name) => ({
    ...{ name, tags: name === 'two' ? ['car'] : [], comments: '', turns: [] },
    start: { vehicleInputs: {}, contextInputs: {}, featureFlags: {}, platform: '', position: '' },
  }))
  const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)
  expect(names(findTests(tests, 'CAR'))).toEqual(['two'])
  const own = new Map([
    ['one', { name: 'one', result: 'passed' as const }],
    ['two', { name: 'two', result: 'passed' as const }],
  ])
  const german = new Map([['two', { name: 'two', result: 'cannot be said' as const }]])
  expect(names(inState(tests, 'failed', [own, german]))).toEqual(['two'])
  expect(names(inState(tests, 'passed', [own, german]))).toEqual(['one'])
  expect(names(inState(tests, 'waiting', [own, german]))).toEqual(['three'])
  expect(otherLanguagesText('two', new Map([['deu-DEU', german]]))).toBe('deu-DEU failed')
  expect(otherLanguagesText('three', new Map([['deu-DEU', german]]))).toBe('')
})
