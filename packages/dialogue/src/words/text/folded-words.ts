import { foldSpoken } from '@sdp/domain'
import { hashText } from '../../toolbox/hash.ts'
import { scriptsWithoutSpaces } from './scripts.ts'
import { plainDigits, withoutAccents } from './words.ts'

/** A word of a sentence without what is forgiven in guesses, its hash, and where it is. */
export interface FoldedWord {
  /** Without case and accents. */
  text: string
  /** Without case. */
  key: string
  hash: number
  isNumber: boolean
  from: number
  to: number
}

/** Words of a sentence, at most; what comes after is ignored. */
const maxWords = 80
/** Characters of a text that are looked at: a longer one is no sentence. */
const maxCharacters = 2000

const wordPattern = new RegExp(
  // A mark without a letter before it, such as that of a picture, is no word
  `\\p{Nd}+(?:[.,]\\p{Nd}+)*|[${scriptsWithoutSpaces}]\\p{M}*|(?![${scriptsWithoutSpaces}\\p{Nd}])[\\p{L}\\p{N}](?:(?![${scriptsWithoutSpaces}\\p{Nd}])[\\p{L}\\p{N}\\p{M}])*`,
  'gu',
)

const digits = /^\p{Nd}/u

/**
 * The first words of a text, as guesses and word lists compare them. How they are cut otherwise than by `wordsOf` of `words.ts`, and
 * why, is in the README of `words`.
 */
export function foldedWordsOf(sentence: string, language: string): FoldedWord[] {
  const words: FoldedWord[] = []
  for (const match of sentence.slice(0, maxCharacters).matchAll(wordPattern)) {
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
    if (words.length === maxWords) break
  }
  return words
}

/** A word outside of any sentence, by its text without case and accents. */
export function foldedWord(text: string): FoldedWord {
  return { text, key: text, hash: hashText(text), isNumber: digits.test(text), from: 0, to: text.length }
}
