import { nothing } from '../toolbox/pair-table.ts'
import { childOf, type Literals, type LiteralTree, rangeSetAt, treeRoot } from './literals.ts'
import { noRanges, numberSet, type Ranges, timeSet } from './ranges.ts'
import { type SpelledText, type Spelling, type SpellingReading, spellWords, variantsOf } from './spellings.ts'
import { noWords, placeWords } from './text/words.ts'
import { type TimePhrase, timesIn } from './times/times.ts'
import { unknownWord } from './vocabulary.ts'

/** A sentence as its words and the values that stretches of them can be. */
export interface Sentence extends SpelledText {
  /** What each word is compared by, once numbers or stars asked for it. */
  keys: string[]
  hasKeys: boolean
  /** The list that the places are in; it may be replaced for the next sentence. */
  spellings: readonly Spelling[]
  /** What each word can be besides when accents are forgiven; absent where they are not. */
  variants: (readonly number[])[] | undefined
  /** The times in it by the word that they begin at, once an expression asked for one. */
  times: ReadonlyMap<number, readonly TimePhrase[]> | undefined
  /** The values found so far, and behind them what is left of earlier sentences and used again. */
  values: SpokenValue[]
  valueCount: number
}

/** Words that can be a value. */
export interface SpokenValue {
  from: number
  /** The word after the last. */
  to: number
  rangeSet: number
  /** The end of the literal in the tree, or `nothing` where it is none. */
  node: number
  number: number
  accents: number
  /** Words that only begin or end as the expression says. */
  free: number
}

/** What sentences are read with. */
export interface SentenceReading extends SpellingReading {
  tree: LiteralTree
  literals: Literals
  ranges: Ranges
  hasTimes: boolean
}

export function newSentence(): Sentence {
  return {
    text: '',
    words: noWords(),
    keys: [],
    hasKeys: false,
    spellings: [],
    places: [],
    ids: [],
    variants: undefined,
    times: undefined,
    values: [],
    valueCount: 0,
  }
}

/** Reads a text into a sentence that is used again and again. */
export function readSentence(sentence: Sentence, text: string, reading: SentenceReading): void {
  sentence.text = text
  placeWords(text, sentence.words, reading.language)
  spellWords(reading, sentence)
  sentence.spellings = reading.spellings.all
  sentence.hasKeys = false
  sentence.variants = undefined
  sentence.times = undefined
}

function spellingAt({ spellings, places }: Sentence, at: number): Spelling {
  return spellings[places[at]!]!
}

function keysOf(sentence: Sentence): readonly string[] {
  const { keys, words } = sentence
  if (sentence.hasKeys) return keys
  for (let at = 0; at < words.count; at++) keys[at] = spellingAt(sentence, at).key
  sentence.hasKeys = true
  return keys
}

/** Lets the words of a sentence be others that differ by accents; returns whether any of them can. */
export function forgiveAccents(sentence: Sentence, { vocabulary }: SentenceReading): boolean {
  const { words } = sentence
  let haveAny = false
  for (let at = 0; at < words.count; at++) {
    if (variantsOf(vocabulary, spellingAt(sentence, at)).length > 0) haveAny = true
  }
  if (!haveAny) return false
  const variants: (readonly number[])[] = []
  sentence.variants = variants
  for (let at = 0; at < words.count; at++) {
    variants.push(variantsOf(vocabulary, spellingAt(sentence, at)))
  }
  return true
}

/** Finds the literals that begin at a word, and the prefixes and suffixes next to stars. */
export function findLiterals(sentence: Sentence, from: number, reading: SentenceReading): void {
  const { ids, words, variants } = sentence
  if (variants === undefined) {
    const { tree, literals } = reading
    let node = treeRoot
    for (let at = from; at < words.count; at++) {
      if (ids[at] === unknownWord) break
      node = childOf(tree, node, ids[at]!)
      if (node === nothing) break
      const rangeSet = rangeSetAt(literals, node)
      if (rangeSet !== noRanges) addValue(sentence, from, at + 1, rangeSet).node = node
    }
  } else {
    findVariants(sentence, variants, from, reading)
  }
  if (reading.ranges.longestAffix > 0) findAffixes(sentence, from, reading.ranges)
}

/** Adds a value that is no literal and nothing else yet. */
function addValue(sentence: Sentence, from: number, to: number, rangeSet: number): SpokenValue {
  const index = sentence.valueCount++
  const used = sentence.values[index]
  if (used === undefined) {
    const value = { from, to, rangeSet, node: nothing, number: 0, accents: 0, free: 0 }
    sentence.values.push(value)
    return value
  }
  used.from = from
  used.to = to
  used.rangeSet = rangeSet
  used.node = nothing
  used.number = 0
  used.accents = 0
  used.free = 0
  return used
}

function findVariants(
  sentence: Sentence,
  variants: readonly (readonly number[])[],
  from: number,
  { tree, literals }: SentenceReading,
): void {
  const { ids, words } = sentence
  const open = [{ node: treeRoot, at: from, accents: 0 }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { node, at, accents } = place
    if (at > from) {
      const rangeSet = rangeSetAt(literals, node)
      if (rangeSet !== noRanges) {
        const value = addValue(sentence, from, at, rangeSet)
        value.node = node
        value.accents = accents
      }
    }
    if (at === words.count) continue
    const follow = (word: number, more: number) => {
      const child = word === unknownWord ? nothing : childOf(tree, node, word)
      if (child !== nothing) open.push({ node: child, at: at + 1, accents: accents + more })
    }
    for (const word of variants[at]!) follow(word, 1)
    follow(ids[at]!, 0)
  }
}

/** Finds the numbers that begin at a word. */
export function findNumbers(sentence: Sentence, from: number, { numbers }: SentenceReading): void {
  const { text, words } = sentence
  const { beginsNumber, digits } = spellingAt(sentence, from)
  const isNegative = digits !== undefined && hasMinus(text, words.from[from]!)
  // Most numbers in digits are over with them
  const goesOn = from + 1 < words.count && spellingAt(sentence, from + 1).continuesNumber
  if (digits !== undefined && !goesOn) {
    addValue(sentence, from, from + 1, numberSet).number = isNegative ? -digits : digits
  } else if (beginsNumber) {
    const said = numbers.read(keysOf(sentence), words.count, from)
    for (let at = 0; at < said.count; at++) {
      const value = said.values[at]!
      addValue(sentence, from, said.ends[at]!, numberSet).number = isNegative ? -value : value
    }
  }
}

function timesByStart(times: readonly TimePhrase[]): Map<number, TimePhrase[]> {
  const byStart = new Map<number, TimePhrase[]>()
  for (const time of times) {
    const others = byStart.get(time.from)
    if (others === undefined) byStart.set(time.from, [time])
    else others.push(time)
  }
  return byStart
}

/** Finds the times that begin at a word. */
export function findTimes(sentence: Sentence, from: number, { language }: SentenceReading): void {
  const { text, words } = sentence
  sentence.times ??= timesByStart(timesIn({ keys: keysOf(sentence), count: words.count }, language))
  const times = sentence.times.get(from)
  if (times === undefined || hasMinus(text, words.from[from]!)) return
  for (const { to } of times) addValue(sentence, from, to, timeSet)
}

const digit = /\p{Nd}/u
const space = 0x20
const hyphen = 0x2d
const minus = 0x2212

/** Whether a number in digits has a minus that is no hyphen. */
export function hasMinus(text: string, from: number): boolean {
  const before = from === 0 ? space : text.charCodeAt(from - 1)
  if (before !== hyphen && before !== minus) return false
  const isAlone = from === 1 || text.charCodeAt(from - 2) === space
  return isAlone && digit.test(String.fromCodePoint(text.codePointAt(from)!))
}

function findAffixes(sentence: Sentence, from: number, { ids, setIds, longestAffix }: Ranges): void {
  const key = keysOf(sentence)[from]!
  for (let length = 1; length < key.length && length <= longestAffix; length++) {
    for (const range of [ids.get(`begins ${key.slice(0, length)}`), ids.get(`ends ${key.slice(-length)}`)]) {
      if (range !== undefined) addValue(sentence, from, from + 1, setIds.get(String(range))!).free = 1
    }
  }
}
