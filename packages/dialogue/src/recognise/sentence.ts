import { childOf, type Literals, type LiteralTree, rangeSetAt, treeRoot } from './literals.ts'
import { nothing } from './pair-table.ts'
import { noRanges, numberSet, type Ranges } from './ranges.ts'
import { type Spelling, type SpellingReading, spellingAt, variantsOf } from './spellings.ts'
import { unknownWord } from './vocabulary.ts'
import { placeWords, type Words } from './words.ts'

/** A sentence as its words and the values that stretches of them can be. */
export interface Sentence {
  text: string
  words: Words
  spellings: Spelling[]
  /** The number of each word. */
  ids: number[]
  /** What each word can be besides when accents are forgiven; absent where they are not. */
  variants: (readonly number[])[] | undefined
  /** The values found so far, and behind them what is left of earlier sentences and used again. */
  values: SpokenValue[]
  valueCount: number
  /** Where the values that begin at a word begin in the list, or -1 when they were not looked for yet. */
  valuesAt: number[]
  valueEnds: number[]
}

/** Words that can be a value. */
interface SpokenValue {
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
}

export function newSentence(): Sentence {
  return {
    text: '',
    words: { count: 0, from: [], to: [], keys: [] },
    spellings: [],
    ids: [],
    variants: undefined,
    values: [],
    valueCount: 0,
    valuesAt: [],
    valueEnds: [],
  }
}

/** Reads a text into a sentence that is used again and again. */
export function readSentence(sentence: Sentence, text: string, reading: SentenceReading): void {
  const { words, spellings, ids, valuesAt } = sentence
  const { from, to, keys } = words
  sentence.text = text
  placeWords(text, words)
  for (let at = 0; at < words.count; at++) {
    const spelling = spellingAt(reading, text, from[at]!, to[at]!)
    spellings[at] = spelling
    ids[at] = spelling.id
    keys[at] = spelling.key
    valuesAt[at] = -1
  }
  sentence.valueCount = 0
  sentence.variants = undefined
}

/** Lets the words of a sentence be others that differ by accents; answers whether any of them can. */
export function forgiveAccents(sentence: Sentence, { vocabulary }: SentenceReading): boolean {
  const { words, spellings, valuesAt } = sentence
  const variants: (readonly number[])[] = []
  let haveAny = false
  for (let at = 0; at < words.count; at++) {
    const others = variantsOf(vocabulary, spellings[at]!)
    variants.push(others)
    if (others.length > 0) haveAny = true
  }
  if (!haveAny) return false
  sentence.variants = variants
  for (let at = 0; at < words.count; at++) valuesAt[at] = -1
  sentence.valueCount = 0
  return true
}

/** Finds the values that begin at a word, once. */
export function findValues(sentence: Sentence, from: number, reading: SentenceReading): void {
  const { valuesAt, valueEnds, ids, words, spellings, variants } = sentence
  if (valuesAt[from] !== -1) return
  valuesAt[from] = sentence.valueCount
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
  if (reading.ranges.hasNumbers && spellings[from]!.beginsNumber) findNumbers(sentence, from, reading)
  if (reading.ranges.longestBeside > 0) findBesideStars(sentence, from, reading.ranges)
  valueEnds[from] = sentence.valueCount
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

function findNumbers(sentence: Sentence, from: number, { numbers }: SentenceReading): void {
  const { text, words } = sentence
  for (const { end, value } of numbers.read(words.keys, words.count, from)) {
    addValue(sentence, from, end, numberSet).number = hasMinus(text, words.from[from]!) ? -value : value
  }
}

const digitPattern = /\d/
const minusPattern = /[-−]/

/** Whether a number in digits has a minus that is no hyphen. */
export function hasMinus(text: string, from: number): boolean {
  if (from === 0 || !minusPattern.test(text[from - 1]!) || !digitPattern.test(text[from]!)) return false
  return from === 1 || text[from - 2] === ' '
}

function findBesideStars(sentence: Sentence, from: number, { ids, setIds, longestBeside }: Ranges): void {
  const key = sentence.words.keys[from]!
  for (let length = 1; length < key.length && length <= longestBeside; length++) {
    for (const range of [ids.get(`begins ${key.slice(0, length)}`), ids.get(`ends ${key.slice(-length)}`)]) {
      if (range !== undefined) addValue(sentence, from, from + 1, setIds.get(String(range))!).free = 1
    }
  }
}
