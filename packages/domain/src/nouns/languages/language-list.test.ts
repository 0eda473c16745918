import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { checkLanguageList } from './language-list.ts'

const english = { language: 'eng-USA', isDefault: true }
const german = { language: 'deu-DEU', isDefault: false }
const klingon = { language: 'tlh-QNS', isDefault: false }
const supported = ['eng-USA', 'deu-DEU', 'fra-FRA'].map((value) => ({ value, regions: [] }))
const check = (after: (typeof english)[], before = [english, german]) =>
  checkLanguageList(after, { before, domainName: 'Music', supported })

test('languages are added, deleted and made the default', () => {
  const french = { language: 'fra-FRA', isDefault: false }
  expect(check([english, german, french])).toBeUndefined()
  expect(check([english])).toBeUndefined()
  expect(
    check([
      { ...english, isDefault: false },
      { ...german, isDefault: true },
    ]),
  ).toBeUndefined()
})

test('[LANG-009] the default language is not deleted, unless another took its place', () => {
  expect(check([german])).toBe(
    "The selected language (eng-USA) is set as default for the domain Music. It can't be deleted.",
  )
  expect(check([])).toBe(messages.languages.isDefault('eng-USA', 'Music'))
  expect(check([{ ...german, isDefault: true }])).toBeUndefined()
})

test('each language is there once, whatever the case, and one of them is the default (ruling R24)', () => {
  expect(check([english, german, { ...german, language: 'DEU-deu' }])).toBe(
    messages.domain.oneDefaultLanguage,
  )
  expect(check([english, { ...german, isDefault: true }])).toBe(messages.domain.oneDefaultLanguage)
  expect(check([{ ...english, isDefault: false }, german])).toBe(messages.domain.oneDefaultLanguage)
})

test('a new language is a supported one, as it is configured; what the domain has already stays (ruling R57)', () => {
  expect(check([english, klingon])).toBe(messages.domain.unknownLanguage('tlh-QNS'))
  expect(check([english, { ...german, language: 'DEU-deu' }])).toBe(
    messages.domain.unknownLanguage('DEU-deu'),
  )
  expect(check([english, klingon], [english, klingon])).toBeUndefined()
})
