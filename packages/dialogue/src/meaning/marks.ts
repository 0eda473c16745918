import {
  type EverydayLanguage,
  everydayEntries,
  noEverydayLanguage,
  turningLists,
} from '@sdp/domain/everyday-language'
import { type FoldedWord, foldedWordsOf } from '../words/text/folded-words.ts'
import { longestAt, newWordTrie, valuesOfPhrase, type WordTrie } from '../words/word-trie.ts'
import { type TurningWords, turningWordsOf } from './turning-words.ts'

/** What turns the meaning of a sentence, each with the words that do it: 'not', 'off', 'question', or a side of a pair of opposites. */
type Marks = ReadonlyMap<Mark, string>
export type Mark = string

export const negated: Mark = 'negated'
export const off: Mark = 'off'
export const on: Mark = 'on'
export const question: Mark = 'question'
const request: Mark = 'request'

/** A pair of marks of which each turns the other round. */
type Opposites = readonly [Mark, Mark]

/** Finds the marks of sentences in a language. */
export interface MarkReader {
  read: (text: string) => Marks
  opposites: readonly Opposites[]
}

const readers = new Map<string, MarkReader | undefined>()

/** The reader of a language with the own words of a domain; none where nobody wrote down any. */
export function markReader(
  language: string,
  everyday: EverydayLanguage = noEverydayLanguage,
): MarkReader | undefined {
  const words = turningWordsOf(language)
  const hasOwn = turningLists.some((list) => everydayEntries(everyday, list).length > 0)
  if (hasOwn) return newReader(withOwnWords(words ?? noWords, everyday), language)
  // Those of most domains are the same
  if (!readers.has(language)) readers.set(language, words && newReader(words, language))
  return readers.get(language)
}

const noWords: TurningWords = {
  negations: [],
  off: [],
  on: [],
  opposites: [],
  questions: [],
  questionEnds: [],
  requests: [],
}

function withOwnWords(words: TurningWords, everyday: EverydayLanguage): TurningWords {
  const joined = turningLists.map((list) => [list, [...words[list], ...everydayEntries(everyday, list)]])
  return { ...words, ...Object.fromEntries(joined) }
}

function newReader(words: TurningWords, language: string): MarkReader {
  const anywhere = newWordTrie<Mark>()
  const atStart = newWordTrie<Mark>()
  const atEnd = newWordTrie<Mark>()
  const add = (trie: WordTrie<Mark>, mark: Mark, phrases: readonly string[]) => {
    for (const phrase of phrases) {
      const marks = valuesOfPhrase(trie, foldedWordsOf(phrase, language))
      if (!marks.includes(mark)) marks.push(mark)
    }
  }
  add(anywhere, negated, words.negations)
  add(anywhere, off, words.off)
  add(anywhere, on, words.on)
  // What looks like a question and asks for something is looked for first: it may hold a negation that negates nothing
  add(anywhere, request, words.requests)
  add(atStart, question, words.questions)
  add(atEnd, question, words.questionEnds)
  const pairs = words.opposites.map((sides, pair): Opposites => {
    const marks = [`pair ${pair} a`, `pair ${pair} b`] as const
    add(anywhere, marks[0], sides[0])
    add(anywhere, marks[1], sides[1])
    return marks
  })
  return {
    opposites: [[on, off], ...pairs],
    read: (text) => marksIn(foldedWordsOf(text, language), text, { anywhere, atStart, atEnd }),
  }
}

interface Roots {
  anywhere: WordTrie<Mark>
  atStart: WordTrie<Mark>
  atEnd: WordTrie<Mark>
}

function marksIn(words: readonly FoldedWord[], text: string, { anywhere, atStart, atEnd }: Roots): Marks {
  const found = new Map<Mark, string>()
  const put = (marks: readonly Mark[], start: number, end: number) => {
    const said = text.slice(words[start]!.from, words[end - 1]!.to)
    for (const mark of marks) if (!found.has(mark)) found.set(mark, said)
  }
  const asks = words.length === 0 ? undefined : longestAt(atStart, words, 0)
  if (asks !== undefined) put(asks.values, 0, asks.end)
  for (let start = 0; start < words.length; ) {
    const phrase = longestAt(anywhere, words, start)
    if (phrase !== undefined) put(phrase.values, start, phrase.end)
    const ending = longestAt(atEnd, words, start)
    if (ending?.end === words.length) put(ending.values, start, ending.end)
    start = phrase?.end ?? start + 1
  }
  // A request in the form of a question is none
  if (found.has(request)) found.delete(question)
  found.delete(request)
  return found
}
