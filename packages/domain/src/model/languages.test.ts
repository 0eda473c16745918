import { expect, test } from 'vitest'
import { checkRegions, embeddedLanguage } from './languages.ts'
import { supportedLanguages } from './supported-languages.ts'

test.each([
  ['ara-sau', 'arb-SAU'],
  ['spa-xla', 'spa-MEX'],
  ['sic-chn', 'iii-CHN'],
  ['yue-chs', 'yue-CHN'],
  ['ara-SAU', 'arb-SAU'],
  ['deu-DEU', 'deu-DEU'],
])('[LANG-013] embedded domains know %s as %s', (language, expected) => {
  expect(embeddedLanguage(language)).toBe(expected)
})

test('[LANG-011] [ADMIN-031] a language without a region is reported', () => {
  const supported = [
    { value: 'deu-DEU', regions: ['ECE'] },
    { value: 'lat-VAT', regions: [] },
  ]
  expect(checkRegions('DEU-deu', supported)).toBeUndefined()
  expect(checkRegions('lat-VAT', supported)).toBe('lat-VAT not mapped to any region.')
  expect(checkRegions('tlh-QON', supported)).toBe('tlh-QON not mapped to any region.')
})

test('every language of the platform is heard in some region', () => {
  expect(supportedLanguages.flatMap(({ value }) => checkRegions(value, supportedLanguages) ?? [])).toEqual([])
})
