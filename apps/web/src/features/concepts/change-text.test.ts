import { expect, test } from 'vitest'
import { changeText, historyText } from './change-text.ts'
import { conflictText } from './conflict-text.ts'

test.each([
  [{ what: 'description', before: '', after: 'New' }, 'Description: “” → “New”'],
  [{ what: 'text', language: 'deu-DEU', after: 'Moin' }, 'deu-DEU: “Moin” added'],
  [{ what: 'text', language: 'deu-DEU', before: 'Moin' }, 'deu-DEU: “Moin” removed'],
  [
    { what: 'text', language: 'deu-DEU', before: 'Moin', after: 'Moin', wasActive: true, isActive: false },
    'deu-DEU: “Moin” deactivated',
  ],
  [
    { what: 'text', language: 'deu-DEU', before: 'Moin', after: 'Moin', wasActive: false, isActive: true },
    'deu-DEU: “Moin” reactivated',
  ],
] as const)('%j reads %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})

test('a history entry lists its first changes', () => {
  const changes = ['a', 'b', 'c', 'd'].map((after) => ({ what: 'text' as const, language: 'deu-DEU', after }))
  const point = { id: 1, conceptId: '', concept_name: '', version: 2, at: '', by: '', byName: '', changes }
  expect(historyText({ ...point, action: 'updated' })).toBe(
    'Changed: deu-DEU: “a” added; deu-DEU: “b” added; deu-DEU: “c” added and 1 more',
  )
  expect(historyText({ ...point, action: 'deleted' })).toBe('Deleted')
})

test('a conflict names who changed what', () => {
  expect(conflictText({ byName: 'Ada' }, [{ what: 'description', before: 'a', after: 'b' }])).toBe(
    'Ada changed the same as you: Description: “a” → “b”. Saving yours puts it in place of theirs.',
  )
})
