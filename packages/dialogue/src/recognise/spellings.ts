import type { SpokenNumbers } from './numbers/spoken-number.ts'
import { accentVariants, idOfWord, type Vocabulary } from './vocabulary.ts'
import { keyOf } from './words.ts'

/** A way to write a word, with all that reading a sentence asks of it. */
export interface Spelling {
  text: string
  length: number
  firstUnit: number
  key: string
  /** The number of the word, or that of an unknown one. */
  id: number
  beginsNumber: boolean
  /** Its value where it is a number in digits. */
  digits: number | undefined
  /** The other words that it can be when accents do not matter, once somebody asked. */
  variants: number[] | undefined
}

/** The spellings met so far, found by their characters in a text without cutting the text. */
export interface Spellings {
  table: (Spelling | undefined)[]
  count: number
  /** How many words there were: what was unknown before may be known now. */
  words: number
}

/** What spellings are read with. */
export interface SpellingReading {
  language: string
  vocabulary: Vocabulary
  numbers: SpokenNumbers
  spellings: Spellings
}

const firstSize = 1024
const mostKept = 50_000
/** Nobody says longer words twice. */
const longestKept = 64

export function newSpellings(): Spellings {
  return { table: emptyTable(firstSize), count: 0, words: 0 }
}

/** The spelling of the word between two places of a text. */
export function spellingAt(reading: SpellingReading, text: string, from: number, to: number): Spelling {
  const { spellings, vocabulary } = reading
  if (spellings.words !== vocabulary.keys.length || spellings.count >= mostKept) {
    Object.assign(spellings, newSpellings(), { words: vocabulary.keys.length })
  }
  const { table } = spellings
  const mask = table.length - 1
  let place = hashOf(text, from, to) & mask
  for (let known = table[place]; known !== undefined; known = table[place]) {
    if (isWrittenAt(known, text, from, to)) return known
    place = (place + 1) & mask
  }
  const found = spell(reading, text, from, to)
  if (to - from <= longestKept) {
    table[place] = found
    spellings.count++
    if (2 * spellings.count > table.length) spellings.table = twiceAsLarge(table)
  }
  return found
}

/** The other words that a spelling can be when accents do not matter. */
export function variantsOf(vocabulary: Vocabulary, spelling: Spelling): readonly number[] {
  spelling.variants ??= accentVariants(vocabulary, spelling.key)
  return spelling.variants
}

function spell(
  { language, vocabulary, numbers }: SpellingReading,
  text: string,
  from: number,
  to: number,
): Spelling {
  // A slice would keep the whole text in memory
  const written = text.slice(from, to).split('').join('')
  const key = keyOf(written, 0, written.length, language)
  return {
    text: written,
    length: written.length,
    firstUnit: written.charCodeAt(0),
    key,
    id: idOfWord(vocabulary, key),
    beginsNumber: numbers.mayBeginWith(key),
    digits: numbers.digits(key),
    variants: undefined,
  }
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1)
  return hash ^ (hash >>> 15)
}

function isWrittenAt(spelling: Spelling, text: string, from: number, to: number): boolean {
  const { length, firstUnit } = spelling
  if (length !== to - from || firstUnit !== text.charCodeAt(from)) return false
  if (length === 1) return true
  const written = spelling.text
  for (let at = 1; at < length; at++) {
    if (written.charCodeAt(at) !== text.charCodeAt(from + at)) return false
  }
  return true
}

function emptyTable(size: number): Spellings['table'] {
  return new Array<Spelling | undefined>(size).fill(undefined)
}

function twiceAsLarge(before: Spellings['table']): Spellings['table'] {
  const table = emptyTable(2 * before.length)
  for (const spelling of before) {
    if (spelling === undefined) continue
    let place = hashOf(spelling.text, 0, spelling.text.length) & (table.length - 1)
    while (table[place] !== undefined) place = (place + 1) & (table.length - 1)
    table[place] = spelling
  }
  return table
}
