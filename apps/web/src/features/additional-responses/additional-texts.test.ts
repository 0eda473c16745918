import { expect, test } from 'vitest'
import { filterRows, gapsText } from './additional-texts.ts'

const gaps = [
  { language: 'deu-DEU', fields: ['voice', 'text'] as ('voice' | 'text')[] },
  { language: 'fra-FRA', fields: ['text'] as ('voice' | 'text')[] },
]
const rows = [
  { name: 'BUSY', voice: ['One moment'], text: ['Busy'], isHere: true, gaps },
  { name: 'DONE', voice: ['Ready'], text: [], isHere: true, gaps: [] },
]

test('gaps are listed by language', () => {
  expect(gapsText(gaps)).toBe('deu-DEU: voice, text; fra-FRA: text')
})

test('responses are found by name, voice or text, and by their gaps', () => {
  const names = (search: string, isGapsOnly = false) =>
    filterRows(rows, { search, isGapsOnly }).map(({ name }) => name)
  expect(names('')).toEqual(['BUSY', 'DONE'])
  expect(names('done')).toEqual(['DONE'])
  expect(names('MOMENT')).toEqual(['BUSY'])
  expect(names('', true)).toEqual(['BUSY'])
})
