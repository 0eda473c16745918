import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anIntent } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import {
  addLanguage,
  availableLanguages,
  checkLanguageMapping,
  deleteLanguage,
  setDefaultLanguage,
} from './edits.ts'

const english = { id: '1', language: 'eng-USA', isDefault: true }
const german = { id: '2', language: 'deu-DEU', isDefault: false }
const music = aDomain({ languages: [english, german], intents: [anIntent('play')] })

test('[LANG-004] the languages that can be added are the supported ones that the domain does not have', () => {
  const supported = ['ENG-USA', 'deu-DEU', 'ita-ITA'].map((value) => ({ value, regions: ['ECE'] }))
  expect(availableLanguages(supported, music).map(({ value }) => value)).toEqual(['ita-ITA'])
})

test('a language is added without content and once', () => {
  expectEdit(
    music,
    addLanguage,
    { id: '3', language: 'ita-ITA' },
    {
      ...music,
      languages: [english, german, { id: '3', language: 'ita-ITA', isDefault: false }],
    },
  )
  expect(refusalOf(() => addLanguage(music, { id: '3', language: 'DEU-deu' }))).toMatch(/^taken/)
  expect(expectEdit(aDomain({ languages: [] }), addLanguage, english).languages).toEqual([english])
})

test('[LANG-009] the default language cannot be deleted, others can', () => {
  expect(refusalOf(() => deleteLanguage(music, { language: 'eng-USA' }))).toBe(
    "invalid: The selected language (eng-USA) is set as default for the domain Music. It can't be deleted.",
  )
  expectEdit(music, deleteLanguage, { language: 'deu-DEU' }, { ...music, languages: [english] })
  expect(refusalOf(() => deleteLanguage(music, { language: 'ita-ITA' }))).toMatch(/^missing/)
})

test('another language becomes the default one', () => {
  const after = expectEdit(music, setDefaultLanguage, { language: 'deu-DEU' })
  expect(after.languages.map(({ isDefault }) => isDefault)).toEqual([false, true])
  expect(setDefaultLanguage(music, { language: 'eng-usa' })).toBe(music)
})

test('[LANG-001] [LANG-012] embedded domains are warned of a language with another code there', () => {
  expect(checkLanguageMapping({ embedded: true }, 'ara-SAU')).toBe(
    'ara-SAU is known as arb-SAU on embedded systems.',
  )
  expect(checkLanguageMapping({ embedded: true }, 'deu-DEU')).toBeUndefined()
  expect(checkLanguageMapping({ embedded: false }, 'ara-SAU')).toBeUndefined()
})
