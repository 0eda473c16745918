import { expect, test } from 'vitest'
import { newApiInput } from '../../../model/api-input.ts'
import { aDomain, aSlot } from '../../../testing/index.ts'
import { completeConditions, completeIntent } from './completion.ts'
import { inputNames } from './input-names.ts'

const domain = aDomain({
  slots: [aSlot('genre', { jazz: [], 'hard rock': [], 'a, b': [] }), aSlot('general')],
  apiInputs: [{ ...newApiInput('search'), returnValue: ['found', 3, { deep: true }] }, newApiInput('genre')],
})
const names = inputNames(domain, { vehicleInputs: ['gear'], contextInputs: [] })
const offered = (text: string) => {
  const { from, options } = completeConditions(text, { names, domain })
  return [text.slice(from), ...options.map((option) => option.text)]
}

test('inputs of all kinds are offered by what is typed of their names', () => {
  expect(offered('ge')).toEqual(['ge', 'genre ', 'general ', 'api:genre ', 'gear '])
  expect(offered('genre IS SET; api:')).toEqual(['api:', 'api:search ', 'api:genre '])
})

test('matchers are offered after the input', () => {
  expect(offered('genre ')[0]).toBe('')
  expect(offered('genre ')).toContain('IS SET')
  expect(offered('genre is')).toEqual(['is', 'IS SET'])
  expect(offered('genre IS SET ')).toEqual([''])
})

test('values are offered after the matcher: canonicals, and what an API input can be', () => {
  expect(offered('genre == ')).toEqual(['', 'jazz', 'hard rock', '"a, b"'])
  expect(offered('genre == ja')).toEqual(['ja', 'jazz'])
  expect(offered('genre == jazz or ha')).toEqual(['ha', 'hard rock'])
  expect(offered('genre == "a')).toEqual(['"a', '"a, b"', 'jazz', 'hard rock'])
  expect(offered('genre NOT SET; search == ')).toEqual(['', 'found', '3'])
  expect(offered('EVRA == t')).toEqual(['t', 'true'])
})

test('intents are offered that are not there yet, and matchers at the beginning', () => {
  const complete = (text: string) => completeIntent(text, ['play', 'stop']).options.map(({ label }) => label)
  expect(complete('')).toEqual(expect.arrayContaining(['play', 'stop', 'IS SET', '!=']))
  expect(complete('play or ')).toEqual(['stop'])
  expect(complete('!= st')).toEqual(['stop'])
  expect(complete('is')).toEqual(['IS SET'])
})
