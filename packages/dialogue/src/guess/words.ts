import { foldSpoken } from '@sdp/domain'
import { plainDigits, withoutAccents } from '../recognise/words.ts'

/** A word of a sentence: folded, as a number, and where it stands. */
export interface Word {
  /** Without case and accents. */
  text: string
  /** Without case. */
  key: string
  hash: number
  isNumber: boolean
  from: number
  to: number
}

/** Nobody says more at once; what comes after is not looked at. */
const mostWords = 80
/** So much of a text is looked at: a longer one is no sentence. */
const mostCharacters = 2000

/** Scripts that put no spaces between words: each character with its marks is a word. */
const noSpaces =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const wordPattern = new RegExp(
  // A mark without a letter before it, such as that of a picture, is no word
  `\\p{Nd}+(?:[.,]\\p{Nd}+)*|[${noSpaces}]\\p{M}*|(?![${noSpaces}\\p{Nd}])[\\p{L}\\p{N}](?:(?![${noSpaces}\\p{Nd}])[\\p{L}\\p{N}\\p{M}])*`,
  'gu',
)

const digits = /^\p{Nd}/u

/** The first words of a text. Apostrophes part words, and so do digits: `70s` and `70 s` are the same. */
export function wordsOf(sentence: string, language: string): Word[] {
  const words: Word[] = []
  for (const match of sentence.slice(0, mostCharacters).matchAll(wordPattern)) {
    const key = plainDigits(foldSpoken(match[0], language))
    const text = withoutAccents(key)
    const isNumber = digits.test(text)
    words.push({
      text,
      key,
      hash: hashText(text),
      isNumber,
      from: match.index,
      to: match.index + match[0].length,
    })
    if (words.length === mostWords) break
  }
  return words
}

/** A word that stands nowhere, by its text without case and accents. */
export function wordOf(text: string): Word {
  return { text, key: text, hash: hashText(text), isNumber: digits.test(text), from: 0, to: text.length }
}

/** A whole number of 32 bits for a text, always the same. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash)
}

/** A number for several numbers in a row. */
export function hashPair(first: number, second: number): number {
  return mix(Math.imul(first, 0x9e3779b1) ^ second)
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Stands for a word that no expression and no literal has. */
export const unknownWord: Word = {
  text: '',
  key: '',
  hash: hashText('unknown word'),
  isNumber: false,
  from: 0,
  to: 0,
}
/** Stands for a number. */
export const numberWord: Word = {
  text: '0',
  key: '0',
  hash: hashText('number'),
  isNumber: true,
  from: 0,
  to: 0,
}
