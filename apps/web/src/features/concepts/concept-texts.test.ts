import { expect, test } from 'vitest'
import { textRows } from './concept-texts.ts'

test('every language has a row for each of its texts, or an empty one', () => {
  const text = { isActive: true, type: 'textprompt' as const, historyPointIds: [], translationJobIds: [] }
  const texts = [
    { ...text, id: 'a', text: 'Hallo' },
    { ...text, id: 'b', text: 'Moin', isActive: false },
  ]
  const concept = { translations: [{ language: { id: 7, code: 'deu-DEU' }, texts }] }
  const rows = textRows(concept, new Set())
  expect(rows.filter(({ language }) => language === 'deu-DEU').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(rows.find(({ language }) => language === 'ara-SAU')).toMatchObject({
    id: 'new__ara-SAU',
    text: undefined,
  })
  const more = textRows(concept, new Set(['deu-DEU'])).filter(({ language }) => language === 'deu-DEU')
  expect(more.map(({ id }) => id)).toEqual(['a', 'b', 'new__deu-DEU'])
  expect(new Set(rows.map(({ language }) => language)).size).toBe(38)
})
