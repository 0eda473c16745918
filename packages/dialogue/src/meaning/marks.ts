import {
  type EverydayLanguage,
  everydayEntries,
  noEverydayLanguage,
  turningLists,
} from '@sdp/domain/everyday-language'
import { type Word, wordsOf } from '../guess/words.ts'
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

interface Node {
  next: Map<string, Node>
  marks: Mark[]
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
  const anywhere = newNode()
  const atStart = newNode()
  const atEnd = newNode()
  const add = (root: Node, mark: Mark, phrases: readonly string[]) => {
    for (const phrase of phrases) addPhrase(root, mark, textsOf(phrase, language))
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
    read: (text) => marksIn(wordsOf(text, language), text, { anywhere, atStart, atEnd }),
  }
}

function newNode(): Node {
  return { next: new Map(), marks: [] }
}

function textsOf(phrase: string, language: string): string[] {
  return wordsOf(phrase, language).map(({ text }) => text)
}

function addPhrase(root: Node, mark: Mark, texts: readonly string[]): void {
  let node = root
  for (const text of texts) {
    let next = node.next.get(text)
    if (next === undefined) {
      next = newNode()
      node.next.set(text, next)
    }
    node = next
  }
  if (texts.length > 0 && !node.marks.includes(mark)) node.marks.push(mark)
}

interface Roots {
  anywhere: Node
  atStart: Node
  atEnd: Node
}

function marksIn(words: readonly Word[], text: string, { anywhere, atStart, atEnd }: Roots): Marks {
  const found = new Map<Mark, string>()
  const put = (marks: readonly Mark[], start: number, end: number) => {
    const said = text.slice(words[start]!.from, words[end - 1]!.to)
    for (const mark of marks) if (!found.has(mark)) found.set(mark, said)
  }
  const asks = longestFrom(atStart, words, 0)
  if (asks !== undefined) put(asks.marks, 0, asks.end)
  for (let start = 0; start < words.length; ) {
    const phrase = longestFrom(anywhere, words, start)
    if (phrase !== undefined) put(phrase.marks, start, phrase.end)
    const ending = longestFrom(atEnd, words, start)
    if (ending?.end === words.length) put(ending.marks, start, ending.end)
    start = phrase?.end ?? start + 1
  }
  // A request in the form of a question is none
  if (found.has(request)) found.delete(question)
  found.delete(request)
  return found
}

function longestFrom(
  root: Node,
  words: readonly Word[],
  start: number,
): { marks: readonly Mark[]; end: number } | undefined {
  let node: Node | undefined = root
  let longest: { marks: readonly Mark[]; end: number } | undefined
  for (let at = start; at < words.length; at++) {
    node = node.next.get(words[at]!.text)
    if (node === undefined) break
    if (node.marks.length > 0) longest = { marks: node.marks, end: at + 1 }
  }
  return longest
}
