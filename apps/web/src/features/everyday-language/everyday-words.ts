import { builtInWords } from '@sdp/dialogue/everyday-language'
import { foldName } from '@sdp/domain'
import {
  checkEverydayWord,
  type EverydayLanguage,
  normalisedWord,
  type WordList,
} from '@sdp/domain/everyday-language'
import { splitLiterals } from '@sdp/domain/slots'

/** The words in a text that is typed or pasted at once, as they are kept. */
export function typedWords(text: string): string[] {
  return splitLiterals(text).map(normalisedWord)
}

/** What is wrong with the first of some typed words that a list cannot have, or nothing. */
export function checkTypedWords(
  everyday: EverydayLanguage,
  text: string,
  { list, language }: { list: WordList; language: string },
): string | undefined {
  const place = { list, language, builtIn: builtInWords(language) }
  const words = typedWords(text)
  // What is nothing but commas says so itself
  if (words.length === 0) return checkEverydayWord(everyday, '', place)
  return words
    .map((word) => checkEverydayWord(everyday, word, place))
    .find((problem) => problem !== undefined)
}

/** The entries that have a searched text in them. */
export function matching(entries: readonly string[], search: string): readonly string[] {
  const wanted = foldName(search.trim())
  return wanted === '' ? entries : entries.filter((entry) => foldName(entry).includes(wanted))
}
