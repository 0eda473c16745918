import { expect, test } from 'vitest'
import { aDomain, aUiAction } from '../testing/builders.ts'
import { isConceptName, toastInput, usedConcepts } from './concepts.ts'

test('the concepts that responses mention are found, each once and sorted', () => {
  const domain = aDomain({
    uiActions: [
      aUiAction('a', { guiResponse: { name: 'a', type: 'DICTATION', labels: ['Z_CONCEPT', 'B_CONCEPT'] } }),
    ],
    guiResponses: [{ name: 'b', template: { type: 'TEXT', content: ['B_CONCEPT', 'free'] } }],
    ttsResponses: [{ name: 'c', texts: ['Say A_CONCEPT'] }],
  })
  expect(usedConcepts(domain)).toEqual(['A_CONCEPT', 'B_CONCEPT', 'Z_CONCEPT'])
})

test.each([
  ['OK_CONCEPT', true],
  ['a-1_CONCEPT', true],
  ['_CONCEPT', false],
  ['OK', false],
  ['two words_CONCEPT', false],
])('%s is the name of a concept: %s', (name, expected) => {
  expect(isConceptName(name)).toBe(expected)
})

test('a toast message of nothing but concepts is localized', () => {
  expect(toastInput(['A_CONCEPT', 'B_CONCEPT'])).toBe('concepts')
  expect(toastInput(['A_CONCEPT', 'Hello'])).toBe('freetext')
  expect(toastInput([])).toBe('freetext')
})
