import { foldSpoken } from '@sdp/domain'
import { scriptsWithoutSpaces } from './scripts.ts'
import { signOf, wordsOfSign } from './signs.ts'

/**
 * The words of a text with their places: `from` is the first character, `to` the one after the last. A character of a
 * script that puts no spaces between words (Chinese, Japanese, Thai, ...) is a word by itself, so that an expression fits
 * however its author put spaces. Punctuation parts words; an apostrophe is left out of them. A sign such as `%` is the
 * words that people say for it.
 */
export interface WordPlaces {
  /** The UTF-16 units of the text; of what is behind its length, those of earlier texts. */
  units: Uint16Array
  count: number
  from: number[]
  to: number[]
  /** What is said, for the words of signs. */
  signs: Map<number, string>
}

const noUnits = new Uint16Array(0)

export function noWords(): WordPlaces {
  return { units: noUnits, count: 0, from: [], to: [], signs: new Map() }
}

export interface Words extends WordPlaces {
  /** What the word has in common with all that count as the same: neither case nor apostrophes matter. */
  keys: string[]
}

const separator = 1
const letter = 2
const digit = 3
/** Belongs to a word and is not compared. */
const silent = 4
const alone = 5
/** A combining mark, such as an accent or vowel sign: belongs to the character before it. */
const mark = 6
/** Is said by words of its own: per cent, degrees. */
const sign = 7

// The last two lengthen a syllable in Japanese, and belong to no script
const withoutSpaces = new RegExp(`^[${scriptsWithoutSpaces}\\u30fc\\uff70]$`, 'u')
const silentCharacters =
  // The last ones make a picture of a character, or a key of a digit
  "'’‘\u200c\u200d\u00b7\u2027\u30fb\uff65\u05f3\u05f4\u00ad\ufe0e\ufe0f\u20e3"

// Asking the text itself is many times slower where texts of many kinds (joined, cut, of few or many bytes) come by
const unitAt = String.prototype.charCodeAt

/** The kind of each UTF-16 unit, or 0 for one that no text had yet: a table that is filled as it is asked. */
const kinds = new Uint8Array(0x10000)

function kindAt(units: Uint16Array, text: string, at: number): number {
  const unit = units[at]!
  return kinds[unit]! || classify(text, at, unit)
}

function classify(text: string, at: number, unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) {
    const start = unit >= 0xdc00 ? at - 1 : at
    const code = text.codePointAt(start) ?? unit
    return code > 0xffff ? kindOfCharacter(String.fromCodePoint(code)) : separator
  }
  const kind = kindOfCharacter(String.fromCharCode(unit))
  kinds[unit] = kind
  return kind
}

function kindOfCharacter(character: string): number {
  if (signOf(character.charCodeAt(0)) !== undefined) return sign
  if (silentCharacters.includes(character)) return silent
  if (/\p{M}/u.test(character)) return mark
  // Thai and others have digits of their own, of which several are one number
  if (/\p{Nd}/u.test(character)) return digit
  if (withoutSpaces.test(character)) return alone
  return /[\p{L}\p{N}]/u.test(character) ? letter : separator
}

const comma = 0x2c
const dot = 0x2e
const arabicPoint = 0x66b
const arabicThousands = 0x66c

/**
 * The words of a text, in the language whose rules of case it follows. Who reads many texts lends the memory for their characters,
 * since allocating a typed array takes as long as a short text.
 */
export function wordsOf(
  text: string,
  language: string,
  buffer: Pick<WordPlaces, 'units'> = { units: noUnits },
): Words {
  const places = { ...noWords(), units: buffer.units }
  placeWords(text, places, language)
  buffer.units = places.units
  const { from, to, signs } = places
  return { ...places, keys: from.map((start, at) => signs.get(at) ?? keyOf(text, start, to[at]!, language)) }
}

/** Finds where the words of a text are; `into` is reused from text to text. */
export function placeWords(text: string, into: WordPlaces, language: string): void {
  const { length } = text
  const { from, to } = into
  if (into.units.length < length) into.units = new Uint16Array(Math.max(length, 2 * into.units.length))
  const { units } = into
  for (let at = 0; at < length; at++) units[at] = unitAt.call(text, at)
  if (into.signs.size > 0) into.signs.clear()
  let count = 0
  let at = 0
  while (at < length) {
    const kind = kindAt(units, text, at)
    // A mark without a letter before it is no word
    if (kind === separator || kind === silent || kind === mark) {
      at++
      continue
    }
    if (kind === sign) {
      into.count = count
      at = placeSign(text, length, at, into, language)
      count = into.count
      continue
    }
    from[count] = at
    at =
      kind === alone
        ? endOfCharacter(units, text, length, at)
        : endOfWord(units, text, length, at, kind === digit)
    to[count] = at
    count++
  }
  into.count = count
}

/** Places the words of a sign; those that are said first are placed before the number. */
function placeSign(text: string, length: number, at: number, into: WordPlaces, language: string): number {
  const { units, from, to, signs, count } = into
  const name = signOf(units[at]!)!
  const isCelsius = name === 'degree' && isC(units[at + 1]) && at + 1 < length
  const end = isCelsius && (at + 2 >= length || kindAt(units, text, at + 2) !== letter) ? at + 2 : at + 1
  const last = count - 1
  const number =
    count > 0 && kindAt(units, text, from[last]!) === digit ? text.slice(from[last], to[last]) : undefined
  const said = wordsOfSign(name, number === undefined ? undefined : Number(plainDigits(number)), language)
  if (said === undefined) return end
  const keys = keysOfSign(said.text, language)
  const isBefore = said.isFirst && number !== undefined
  const first = isBefore ? last : count
  if (isBefore) {
    from[last + keys.length] = from[last]!
    to[last + keys.length] = to[last]!
  }
  keys.forEach((key, index) => {
    // Before a number they take no room in the text, so that the number keeps its own
    from[first + index] = isBefore ? from[last]! : at
    to[first + index] = isBefore ? from[last]! : end
    signs.set(first + index, key)
  })
  into.count = count + keys.length
  return end
}

const capitalC = 0x43
const smallC = 0x63

function isC(unit: number | undefined): boolean {
  return unit === capitalC || unit === smallC
}

const knownSigns = new Map<string, readonly string[]>()

function keysOfSign(text: string, language: string): readonly string[] {
  const name = `${language} ${text}`
  const known = knownSigns.get(name)
  if (known !== undefined) return known
  const { keys } = wordsOf(text, language)
  knownSigns.set(name, keys)
  return keys
}

function endOfCharacter(units: Uint16Array, text: string, length: number, from: number): number {
  let at = from + (units[from]! >= 0xd800 && units[from]! <= 0xdbff ? 2 : 1)
  while (at < length && kindAt(units, text, at) === mark) at++
  return at
}

/** Digits end before letters, so that `10km` is a number and its unit; a dot or comma between digits is part of a number. */
function endOfWord(
  units: Uint16Array,
  text: string,
  length: number,
  from: number,
  areDigits: boolean,
): number {
  let at = from + 1
  while (at < length) {
    const kind = kindAt(units, text, at)
    if (kind === alone || kind === sign) break
    if (kind === separator) {
      const isInNumber = areDigits && isNumberSign(units[at]!)
      if (!isInNumber || at + 1 >= length || kindAt(units, text, at + 1) !== digit) break
    }
    if (areDigits && kind === letter) break
    at++
  }
  return at
}

function isNumberSign(unit: number): boolean {
  return unit === dot || unit === comma || unit === arabicPoint || unit === arabicThousands
}

const silentPattern = new RegExp(`[${silentCharacters}]`, 'g')

/** What the word between two places of a text is compared by. */
export function keyOf(text: string, from: number, to: number, language: string): string {
  const word = text.slice(from, to)
  if (isPlain(text, from, to)) return word
  return plainDigits(foldSpoken(word.normalize('NFKC'), language).replace(silentPattern, ''))
}

const otherDigits = /(?![0-9])\p{Nd}/gu
const isDigit = /^\p{Nd}$/u

/** The text with the digits of all scripts as those from 0 to 9: a number is the same however it is written. */
export function plainDigits(text: string): string {
  return text.replace(otherDigits, (character) => {
    const code = character.codePointAt(0)!
    // The digits of a script follow each other from its zero on, and those of no two scripts do
    let value = 0
    while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++
    return String(value)
  })
}

/** Whether a word has small English letters, digits, dots and commas only, and so is its own key. */
function isPlain(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (unit > 0x7a || (unit < 0x61 && (unit > 0x39 || unit === 0x27))) return false
  }
  return true
}

const markPattern = /\p{M}/gu
const otherLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const otherLetterPattern = /[ßæœøłđðþı]/g
const notPlain = /[\u0080-\uffff]/
/** Vowel signs and voicing marks of these scripts are letters to their readers, and no accents. */
const latinLike = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The word without its accents; the word itself where it has none. */
export function withoutAccents(key: string): string {
  if (!notPlain.test(key) || !latinLike.test(key)) return key
  return key
    .normalize('NFD')
    .replace(markPattern, '')
    .normalize('NFC')
    .replace(otherLetterPattern, (character) => otherLetters[character]!)
}
