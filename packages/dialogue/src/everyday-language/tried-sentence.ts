import { type EverydayLanguage, isForgiven, type TurningList } from '@sdp/domain/everyday-language'
import { omissions } from '../forgive/edits.ts'
import { languageTables } from '../forgive/phrases.ts'
import { rewrite } from '../forgive/rewritten.ts'
import { type Mark, markReader, negated, off, on, question } from '../meaning/marks.ts'
import { wordsOf } from '../words/text/words.ts'

/** What everyday language makes of a sentence by its lists alone, whatever the expressions of a domain say. */
export interface TriedSentence {
  /** Without what may be left out. */
  becomes: string
  /** What may be left out, in the order in which it was said. */
  leftOut: string[]
  turns: { word: string; list: TurningList | 'opposites' }[]
}

const listOfMark: ReadonlyMap<Mark, TurningList> = new Map([
  [negated, 'negations'],
  [off, 'off'],
  [on, 'on'],
  [question, 'questions'],
])

/** Tries a sentence in a language, with what a domain says of everyday language there. */
export function tryEverydayLanguage(
  text: string,
  language: string,
  everyday: EverydayLanguage,
): TriedSentence {
  const tables = isForgiven(everyday, 'courtesy') ? languageTables(language, everyday) : undefined
  const words = wordsOf(text, language)
  const found = tables === undefined ? [] : omissions({ text, words, tables })
  const isFramed = found.some(({ phrase }) => phrase?.frame === 'before')
  const edits = found
    .filter(({ phrase }) => phrase?.frame !== 'after' || isFramed)
    .toSorted((a, b) => a.from - b.from)
  const left = edits.reduce((count, { from, to }) => count - (to - from), words.count)
  // A sentence of nothing but courtesy is left as it is
  const omitted = left === 0 ? [] : edits
  const marks = markReader(language, everyday)?.read(text) ?? new Map<Mark, string>()
  return {
    becomes: omitted.length === 0 ? text.trim() : rewrite(text, words, omitted).text.trim(),
    leftOut: omitted.map(({ from, to }) => text.slice(words.from[from], words.to[to - 1])),
    turns: [...marks].map(([mark, word]) => ({ word, list: listOfMark.get(mark) ?? 'opposites' })),
  }
}
