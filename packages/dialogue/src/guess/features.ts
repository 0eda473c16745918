import type { Literals, Span } from './literals.ts'
import { hashPair, hashText, numberWord, unknownWord, type Word } from './words.ts'

/**
 * What a sentence looks like to the classifier: numbers for what is in it, the same for the same words. Words, slots and
 * their neighbours come first, pieces of words after them.
 */
export interface Features {
  hashes: Int32Array
  /** How many of them are for words, slots and neighbours. */
  ofWords: number
}

/** Part of a sentence for which one symbol stands: a word, the literals of a slot, a number or unknown words. */
interface Piece {
  symbol: number
  span: Span | undefined
}

const edge = hashText('edge of the sentence')
const skip = hashText('any word between')
const triple = hashText('three in a row')
const slotMark = hashText('slot')

/** Parts a sentence into words, literals of slots, numbers and unknown words. */
function piecesOf(words: readonly Word[], literals: Literals, isKnown: (hash: number) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < words.length; ) {
    const span = literals.longestAt(words, start)
    const symbol = span === undefined ? symbolOf(words[start]!, isKnown) : spanSymbol(span)
    if (symbol !== unknownWord.hash || pieces.at(-1)?.symbol !== symbol) pieces.push({ symbol, span })
    start = span?.end ?? start + 1
  }
  return pieces
}

function symbolOf({ hash, isNumber }: Word, isKnown: (hash: number) => boolean): number {
  if (isNumber) return numberWord.hash
  return isKnown(hash) ? hash : unknownWord.hash
}

/** One symbol for the set of slots that have a literal. */
function spanSymbol({ values }: Span): number {
  let symbol = 0
  for (const { slot } of values) symbol = (symbol + slotSymbol(slot)) | 0
  return symbol
}

const slotSymbols = new Map<string, number>()

/** The symbol for any value of a slot. */
export function slotSymbol(slot: string): number {
  let symbol = slotSymbols.get(slot)
  if (symbol === undefined) {
    symbol = hashPair(slotMark, hashText(slot))
    slotSymbols.set(slot, symbol)
  }
  return symbol
}

/** What a sentence looks like. */
export function featuresOf(
  words: readonly Word[],
  literals: Literals,
  isKnown: (hash: number) => boolean,
): Features {
  const found = new Set<number>()
  const pieces = piecesOf(words, literals, isKnown)
  const symbolAt = (at: number) => pieces[at]?.symbol ?? edge
  for (let at = -1; at < pieces.length; at++) {
    const symbol = symbolAt(at)
    const second = symbolAt(at + 1)
    const both = hashPair(symbol, second)
    if (at >= 0) found.add(symbol)
    found.add(both)
    if (at + 1 < pieces.length) {
      const third = symbolAt(at + 2)
      found.add(hashPair(hashPair(symbol, skip), third))
      found.add(hashPair(hashPair(both, triple), third))
    }
    for (const { slot } of pieces[at]?.span?.values ?? []) found.add(slotSymbol(slot))
  }
  for (let at = 0; at < words.length; at++) {
    const { hash } = words[at]!
    if (hash === unknownWord.hash || hash === numberWord.hash) continue
    found.add(hash)
    if (at > 0) found.add(hashPair(words[at - 1]!.hash, hash))
  }
  const ofWords = found.size
  for (const { text } of words) for (const piece of lettersOf(text)) found.add(piece)
  return { hashes: Int32Array.from(found), ofWords }
}

const shortest = 3
const longest = 5
/** Words of no language are longer; what comes after is not looked at. */
const mostLetters = 24

const letters = new Map<string, readonly number[]>()
/** So many words are kept; then all are forgotten. */
const mostKept = 50_000

/** The runs of letters of a word, with its beginning and end. */
function lettersOf(word: string): readonly number[] {
  const earlier = letters.get(word)
  if (earlier !== undefined) return earlier
  const whole = `<${word.slice(0, mostLetters)}>`
  const found: number[] = []
  for (let length = shortest; length <= longest && length < whole.length; length++) {
    for (let at = 0; at + length <= whole.length; at++)
      found.push(hashText(`~${whole.slice(at, at + length)}`))
  }
  if (letters.size === mostKept) letters.clear()
  letters.set(word, found)
  return found
}
