import { expect, test } from 'vitest'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { languageColumn, languageInFileName, languageInSheets, languageOfCode } from './sheet-languages.ts'

const known = supportedLanguages.map(({ value }) => value)

test('a sheet says its language as a whole code, as ENU, or as half a code that only one language has', () => {
  for (const code of ['ENU', 'enu', 'eng-USA', 'ENG_usa']) expect(languageOfCode(code, known)).toBe('eng-USA')
  for (const code of ['DEU', 'deu-deu']) expect(languageOfCode(code, known)).toBe('deu-DEU')
  expect(languageOfCode('JPN', known)).toBe('jpn-JPN')
  for (const code of ['ENG', 'IND', 'XYZ', 'deu', '']) expect(languageOfCode(code, known)).toBeUndefined()
})

test.each([
  ['Music_intents_ENU.xlsx', 'eng-USA'],
  ['Music_intents_deu-DEU.xlsx', 'deu-DEU'],
  ['Music_slots_DEU (1).xls', 'deu-DEU'],
  ['ENU music.xlsx', 'eng-USA'],
  ['Music_slots_fra_FRA_final.xlsx', 'fra-FRA'],
])('%s is for %s', (file, language) => {
  expect(languageInFileName(file, { domain: 'Music', known })).toBe(language)
})

test.each(['Music.xlsx', 'Music_intents_ENG.xlsx', 'Music_DEU_ENU.xlsx', 'Music we can use.xlsx'])(
  '%s says nothing certain',
  (file) => {
    expect(languageInFileName(file, { domain: 'Music', known })).toBeUndefined()
  },
)

test('the page names the code of sheets in addition to its own where the two differ', () => {
  expect(languageInSheets('eng-USA')).toBe('eng-USA (ENU)')
  expect(languageInSheets('deu-DEU')).toBe('deu-DEU')
})

test('the name of the domain is not taken for a language', () => {
  expect(languageInFileName('ENU_Music.xlsx', { domain: 'ENU_Music', known })).toBeUndefined()
  expect(languageInFileName('ENU_Music_DEU.xlsx', { domain: 'ENU_Music', known })).toBe('deu-DEU')
})

test('the column counts when all lines say the same', () => {
  expect(languageColumn([{ lang: 'ENU' }, { lang: ' ' }, {}, { lang: 'eng-USA' }])).toBe('ENU')
  expect(languageColumn([{ lang: 'ENU' }, { lang: 'deu-DEU' }])).toBeUndefined()
  expect(languageColumn([{ slot: 'genre' }])).toBeUndefined()
})
