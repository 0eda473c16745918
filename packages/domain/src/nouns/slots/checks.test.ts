import { expect, test } from 'vitest'
import { languageProvider } from '../../model/language-providers.ts'
import { aDomain, aSlot } from '../../testing/index.ts'
import { checkCanonicalName, checkLiteral, checkSlotName } from './checks.ts'

const domain = aDomain({ name: 'Music', slots: [aSlot('genre', { jazz: ['jazz music'] })] })
const check = (name: string, own?: string) =>
  checkSlotName(domain, name, { vendorPrefix: 'sdp_', ...(own !== undefined && { own }) })

test('[SLOT-038] a slot name has English letters, digits, underscores and hyphens only', () => {
  expect(check('top_10-songs')).toBeUndefined()
  for (const name of ['größe', 'a b', 'a.b', 'a$']) {
    expect(check(name)).toBe(`Special characters and non-English letters are not allowed in slot: ${name}`)
  }
})

test('[SLOT-039] [SLOT-050] a slot name does not begin with the vendor prefix, nor contain it', () => {
  expect(check('sdp_city')).toBe('Slot name cannot contain sdp_')
  expect(check('my_sdp_city')).toBe('Slot name cannot contain sdp_')
  expect(check('sdpcity')).toBeUndefined()
  expect(checkSlotName(domain, 'acme.city', { vendorPrefix: 'acme' })).toBeDefined()
  expect(checkSlotName(domain, 'sdp_city', { vendorPrefix: 'acme_' })).toBeUndefined()
})

test('[SLOT-040] the word slot followed by digits is no slot name', () => {
  expect(check('slot12')).toBe('Default slot name cannot be used')
  expect(check('slot')).toBeUndefined()
  expect(check('slot1a')).toBeUndefined()
})

test('[SLOT-041] a slot is not called as its domain', () => {
  expect(check('Music')).toBe('Slot name cannot be same as domain name')
  expect(check('music')).toBe('Slot name cannot be same as domain name')
})

test('[SLOT-042] a slot name has at least one character', () => {
  expect(check('')).toBe('The name should contain at least one character')
})

test('[SLOT-043] the name of another slot is taken', () => {
  expect(check('genre')).toBe('genre already exists in the user inputs')
  expect(check('genre', 'genre')).toBeUndefined()
})

test('[SLOT-044] a canonical has English letters, digits, underscores and hyphens only', () => {
  const slot = domain.slots[0]!
  expect(checkCanonicalName(slot, 'hard-rock_2')).toBeUndefined()
  expect(checkCanonicalName(slot, 'ä')).toMatch(/^Special characters and non-English letters are not allowed/)
  expect(checkCanonicalName(slot, 'a b')).toMatch(
    /^Special characters and non-English letters are not allowed/,
  )
  expect(checkCanonicalName(slot, '')).toBeDefined()
  expect(checkCanonicalName(slot, 'jazz')).toBe('jazz already exists in the canonicals of the slot')
  expect(checkCanonicalName(slot, 'jazz', 'jazz')).toBeUndefined()
})

test('[SLOT-045] a canonical has no dots', () => {
  expect(checkCanonicalName(domain.slots[0]!, 'a.b')).toBe('No dots allowed in canonical names')
})

test('[SLOT-046] of the special characters a literal has spaces, hyphens and apostrophes only', () => {
  expect(checkLiteral("rock 'n' roll-musik für 2 ฉันท์", 'world')).toBeUndefined()
  for (const text of ['rock & roll', 'a.b', '20°', 'a/b', '$(a)', 'a_b']) {
    expect(checkLiteral(text, 'world')).toBe(`Special characters are not allowed in literal: ${text}`)
    expect(checkLiteral(text, 'china')).toBeDefined()
  }
  expect(checkLiteral('', 'world')).toBeDefined()
  expect(checkLiteral(' jazz', 'world')).toBe('A literal cannot begin or end with a whitespace')
})

test("[SLOT-047] [CHAT-056] [CHAT-057] [CHAT-058] one provider also understands '&', '.' and the degree sign", () => {
  expect(['eng-USA', 'fra-can', 'spa-XLA', 'cmn-CHN', 'deu-DEU'].map(languageProvider)).toEqual([
    'america',
    'america',
    'america',
    'china',
    'world',
  ])
  expect(checkLiteral('R&B in St. Louis at 70°', 'america')).toBeUndefined()
  expect(checkLiteral('a/b', 'america')).toBeDefined()
})

test('characters that belong to spelling are letters of a literal (ruling R70)', () => {
  const provider = languageProvider('deu-DEU')
  for (const text of ['col·legi', '阿凡提·作', 'スター・ウォーズ', 'בית־ספר', 'צ׳יפס', 'צה״ל']) {
    expect(checkLiteral(text, provider)).toBeUndefined()
  }
})

test('what nobody sees is refused by its name, and a literal of joiners alone is empty (ruling R70)', () => {
  const provider = languageProvider('deu-DEU')
  expect(checkLiteral('jazz\u00a0music', provider)).toBe('A literal cannot contain a no-break space')
  expect(checkLiteral('jazz\u200bmusic', provider)).toBe('A literal cannot contain a zero-width space')
  expect(checkLiteral('jazz\ud83c', provider)).toBe('A literal cannot contain half of a character')
  expect(checkLiteral('\u200c\u200d', provider)).toBe('A literal needs at least one character')
  expect(checkLiteral('می\u200cخواهم', provider)).toBeUndefined()
})
