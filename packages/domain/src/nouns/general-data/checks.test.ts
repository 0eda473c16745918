import { expect, test } from 'vitest'
import type { GeneralData, NewDomain } from '../../model/general-data.ts'
import { defaultPlatform, platforms } from '../../model/platforms.ts'
import { checkContributor, checkDomainName, checkGeneralData, checkNewDomain } from './checks.ts'

const good: GeneralData = {
  description: '',
  tags: [],
  picture: '',
  platforms: [defaultPlatform],
  contributors: [],
  handlerUrl: '',
  volatile: false,
  isTestDomain: false,
  diss: { enabled: false, version: null },
}
const newDomain: NewDomain = { ...good, name: 'Music', language: 'eng-USA', embedded: false }
const languages = ['eng-USA', 'deu-DEU']
const of = (length: number, start = '') => start.padEnd(length, 'a')

test('a domain with a name, a language and a platform can be made', () => {
  expect(checkNewDomain(newDomain, languages)).toEqual({})
})

test.each([
  ['[FORM-009]', '', 'This field is required'],
  ['[FORM-010]', of(51), 'Name must be less than 50 characters'],
  ['[FORM-010]', of(50), undefined],
  ['[FORM-011]', 'my music', "Please, don't include spaces"],
  ['[FORM-011]', ' music', "Please, don't include spaces"],
  ['[FORM-011]', 'my\tmusic', "Please, don't include spaces"],
  ['[FORM-012]', 'music!', 'Please, avoid special characters'],
  ['[FORM-012]', 'music.v2', 'Please, avoid special characters'],
  ['[FORM-012]', 'a/b', 'Please, avoid special characters'],
  ['[FORM-012]', 'My_music-2', undefined],
  ['[FORM-012]', '音乐', undefined],
  ['[FORM-012]', 'ดนตรีไทย', undefined],
  ['[FORM-012]', 'cafe\u0301', 'Please, avoid special characters'],
  ['A path of its own:', 'Sessions', 'This name is reserved'],
  ['A path of its own:', 'create-edit', 'This name is reserved'],
  ['No name to use as a key:', '__proto__', 'This name is reserved'],
])('%s the name "%s" gives %s', (_, name, message) => {
  expect(checkDomainName(name)).toBe(message)
  expect(checkNewDomain({ ...newDomain, name }, languages).name).toBe(message)
})

test.each([
  ['', 'This field is required'],
  ['tlh-QON', 'tlh-QON is not a supported language'],
  ['ENG-usa', undefined],
])('[FORM-013] the initial language "%s" gives %s', (language, message) => {
  expect(checkNewDomain({ ...newDomain, language }, languages).language).toBe(message)
})

test.each([
  [[], 'Choose at least one platform'],
  [['NTG7-SOP', 'NTG9'], 'NTG9 is not a known platform'],
  [['NTG7-SOP'], undefined],
])('[FORM-014] the platforms %s give %s', (chosen, message) => {
  expect(checkGeneralData({ ...good, platforms: chosen }).platforms).toBe(message)
})

test('[FORM-015] the platform of a new domain is NTG7-SOP', () => {
  expect(defaultPlatform).toBe('NTG7-SOP')
})

test.each([
  ['[FORM-016]', 'handlerUrl', 100, 'https://example.com/'],
  ['[FORM-017]', 'description', 280, ''],
  ['[FORM-018]', 'picture', 300, 'https://example.com/'],
] as const)('%s %s has at most %i characters', (_, field, max, start) => {
  expect(checkGeneralData({ ...good, [field]: of(max, start) })).toEqual({})
  expect(checkGeneralData({ ...good, [field]: of(max + 1, start) })).toEqual({
    [field]: `Please use at most ${max} characters`,
  })
})

test.each([
  ['https://example.com/a.png', undefined],
  ['HTTPS://example.com', undefined],
  ['http://example.com/a.png', 'Please, introduce a valid https url'],
  ['example.com/a.png', 'Please, introduce a valid https url'],
  ['javascript:alert(1)', 'Please, introduce a valid https url'],
  ['https://', 'Please, introduce a valid https url'],
  ['https://a b.example', 'Please, introduce a valid https url'],
])('[FORM-019] the picture %s gives %s', (picture, message) => {
  expect(checkGeneralData({ ...good, picture }).picture).toBe(message)
})

test.each([
  ['', undefined],
  ['http://handler.example.com:8080/v1?x=1', undefined],
  ['https://handler.example.com', undefined],
  ['ftp://handler.example.com', 'Please, introduce a valid http or https url'],
  ['handler', 'Please, introduce a valid http or https url'],
])('[FORM-020] the handler URL "%s" gives %s', (handlerUrl, message) => {
  expect(checkGeneralData({ ...good, handlerUrl }).handlerUrl).toBe(message)
})

test('[FORM-021] contributors have no spaces', () => {
  expect(checkContributor('mia berg')).toBe('Contributors cannot contain spaces')
  expect(checkContributor('mia@example.com')).toBeUndefined()
  expect(checkGeneralData({ ...good, contributors: ['leo', 'mia berg'] }).contributors).toBe(
    'Contributors cannot contain spaces',
  )
})

test('[FORM-028] the platforms', () => {
  const expected =
    'Gen20x.i2, Gen20x.i3, NTG6-FU1, NTG6-FU2 OPT, NTG6-FU2, NTG6-FU3 OPT-b, NTG6-FU3 OPT, NTG6-FU3, NTG6-FU4, ' +
    'NTG6-SOP, NTG7-FU2, NTG7-FU3, NTG7-FU4, NTG7-FU5, NTG7-FU6, NTG7-SOP'
  expect(platforms.join(', ')).toBe(expected)
})
