import { messages } from '../messages/messages.ts'
import type { Problem } from './problem.ts'

/**
 * What belongs to the spelling of words in addition to letters, marks and digits: apostrophes, the two joiners, the middle dots
 * of Catalan, Chinese and Japanese, and the Hebrew maqaf, geresh and gershayim (ruling R70).
 */
export const spellingMarks = "'’\u200c\u200d\u00b7\u2027\u30fb\uff65\u05be\u05f3\u05f4"

/**
 * Turkish and Azerbaijani have a letter of their own for the i without its dot; elsewhere `I` is the large `i`
 * (ruling R71).
 */
const hasDotlessI = /^(?:tur|aze)/i

/**
 * What two spoken texts that count as the same in a language have in common: neither case nor how accents are encoded
 * matters.
 */
export function foldSpoken(text: string, language: string): string {
  const lower = hasDotlessI.test(language) ? lowerWithDotlessI : lowerElsewhere
  if (!notPlain.test(text)) return lower(text)
  // Composed again, since a small letter can have a composed form where the large one has none
  return lower(text.normalize('NFC')).normalize('NFC')
}

// Below these no letter is composed of others, and no text of one byte a letter has to be looked through
const notPlain = /[\u0300-\uffff]/

function lowerWithDotlessI(text: string): string {
  return text.toLocaleLowerCase('tr')
}

function lowerElsewhere(text: string): string {
  return text.toLowerCase()
}

/** What two names that differ in their case only have in common. */
export function foldName(name: string): string {
  return foldSpoken(name, '')
}

/** What is wrong with a name that is a key on the wire, where this one would reach for the prototype (ruling R282). */
export function checkReserved(name: string): string | undefined {
  return name === '__proto__' ? messages.general.reservedName : undefined
}

/** Whether a text has only letters, marks and digits of any script, and the extra characters. */
export function hasOnlyLetters(text: string, extras = ''): boolean {
  return onlyOf('\\p{L}\\p{M}\\p{N}', extras).test(text)
}

/** Whether a text has only English letters, digits, underscores and hyphens, and the extra characters. */
export function hasOnlyAsciiLetters(text: string, extras = ''): boolean {
  return onlyOf('A-Za-z0-9_\\-', extras).test(text)
}

/** Whether a name contains the prefix that the platform keeps for itself, whatever the case (ruling R311). */
export function hasVendorPrefix(name: string, prefix: string): boolean {
  return prefix !== '' && name.toLowerCase().includes(prefix.toLowerCase())
}

/** Whether a text begins or ends with a whitespace. */
export function hasOuterWhitespace(text: string): boolean {
  return text !== text.trim()
}

const usualRanges = [
  [0x0000, 0x02af], // Latin
  [0x0300, 0x036f], // marks of Latin letters
  [0x0400, 0x052f], // Cyrillic
  [0x0600, 0x06ff], // Arabic
  [0x0750, 0x077f],
  [0x08a0, 0x08ff],
  [0x0e00, 0x0e7f], // Thai
  [0x1100, 0x11ff], // Korean
  [0x1e00, 0x1eff], // Latin
  [0x3130, 0x318f], // Korean
  [0xac00, 0xd7af],
] as const

/** The characters of a text outside the Latin, Cyrillic, Arabic, Thai and Korean ranges, each once. */
export function unusualCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => {
    const code = character.codePointAt(0)!
    return !usualRanges.some(([first, last]) => first <= code && code <= last)
  })
}

/** What is worth a look in a name that may have the letters of any script (ruling R8). */
export function unusualNameProblems(name: string): Problem[] {
  if (plainLatin.test(name)) return []
  const unusual = unusualCharacters(name)
  if (unusual.length === 0) return []
  return [{ severity: 'warning', message: messages.general.unusualName(name, unusual), at: ['name'] }]
}

const plainLatin = /^[ -\u02af]*$/

const patterns = new Map<string, RegExp>()

function onlyOf(ranges: string, extras: string): RegExp {
  const key = ranges + extras
  const known = patterns.get(key)
  if (known !== undefined) return known
  const pattern = new RegExp(`^[${ranges}${extras.replace(/[\\\]^-]/g, '\\$&')}]*$`, 'u')
  patterns.set(key, pattern)
  return pattern
}
