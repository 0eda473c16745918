import { expect, test } from 'vitest'
import {
  foldName,
  foldSpoken,
  hasOnlyAsciiLetters,
  hasOnlyLetters,
  hasOuterWhitespace,
  hasVendorPrefix,
  unusualCharacters,
} from './names.ts'

test('[SLOT-048] letters, marks and digits of any script, and extra characters', () => {
  expect(hasOnlyLetters('Müller7打開หก')).toBe(true)
  expect(hasOnlyLetters('e\u0301te')).toBe(true)
  expect(hasOnlyLetters('a b')).toBe(false)
  expect(hasOnlyLetters('a_b')).toBe(false)
  expect(hasOnlyLetters('a b-c]d^e\\', ' -]^\\')).toBe(true)
  expect(hasOnlyLetters('a,b', '+-.')).toBe(false)
})

test('[SLOT-049] ASCII letters, digits, underscore and hyphen, and extra characters', () => {
  expect(hasOnlyAsciiLetters('top_10-songs')).toBe(true)
  expect(hasOnlyAsciiLetters('größe')).toBe(false)
  expect(hasOnlyAsciiLetters('a.b')).toBe(false)
  expect(hasOnlyAsciiLetters('a.b', '.')).toBe(true)
})

test('[SLOT-050] a name that contains the vendor prefix', () => {
  expect(hasVendorPrefix('my_SDP_city', 'sdp_')).toBe(true)
  expect(hasVendorPrefix('city', 'sdp_')).toBe(false)
  expect(hasVendorPrefix('city', '')).toBe(false)
})

test('[SLOT-051] leading and trailing whitespace', () => {
  expect(hasOuterWhitespace(' jazz')).toBe(true)
  expect(hasOuterWhitespace('jazz\t')).toBe(true)
  expect(hasOuterWhitespace('hard rock')).toBe(false)
})

test('characters outside the Latin, Cyrillic, Arabic, Thai and Korean ranges', () => {
  expect(unusualCharacters("L'été à 20° Łódź Việt")).toEqual([])
  expect(unusualCharacters('музыка موسيقى เพลง 음악')).toEqual([])
  expect(unusualCharacters('play 音楽 音 αβ 🎵')).toEqual(['音', '楽', 'α', 'β', '🎵'])
})

test('spoken texts are the same whatever their case and however their accents are encoded', () => {
  const fold = (text: string) => foldSpoken(text, 'fra-FRA')
  expect(fold('Caf\u00e9')).toBe(fold('CAFE\u0301'))
  expect(fold('cafe')).not.toBe(fold('café'))
  // No large letter is composed of these two, a small one is
  expect(fold('J\u030c')).toBe(fold('\u01f0'))
})

test.each([
  ['tur-TUR', 'ISPARTA', 'ısparta', true],
  ['tur-TUR', 'ISPARTA', 'isparta', false],
  ['tur-TUR', 'İzmir', 'izmir', true],
  ['tur-TUR', 'I\u0307zmir', 'izmir', true],
  ['TUR-tur', 'IRAK', 'ırak', true],
  ['aze-AZE', 'BAKI', 'bakı', true],
  ['eng-USA', 'ISPARTA', 'isparta', true],
  ['eng-USA', 'ISPARTA', 'ısparta', false],
])('in %s %s and %s are the same: %s', (language, one, other, isSame) => {
  expect(foldSpoken(one, language) === foldSpoken(other, language)).toBe(isSame)
})

test('letters that nothing is composed with are folded without being composed', () => {
  for (let code = 0; code < 0x300; code++) {
    const letter = String.fromCharCode(code)
    expect(letter.normalize('NFC')).toBe(letter)
    expect(foldSpoken(letter, 'eng-USA')).toBe(letter.toLowerCase().normalize('NFC'))
  }
})

test('names are compared without a language', () => {
  expect(foldName('Ite\u0301m')).toBe(foldName('IT\u00c9M'))
})
