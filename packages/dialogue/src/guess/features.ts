import { newIntTable } from './int-table.ts'
import type { Literals, Span } from './literals.ts'
import { roomOf } from './room.ts'
import { hashPair, hashText, numberWord, unknownWord, type Word } from './words.ts'

/**
 * What a sentence looks like to the classifier: numbers for what is in it, the same for the same words. Words, slots and
 * their neighbours come first, pieces of words after them.
 */
export interface Features {
  hashes: Int32Array
  /** How many of them are for words, slots and neighbours. */
  ofWords: number
  /** Which part of its words no expression and no literal has, from 0 to 1. */
  unknown: number
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

const nothing: readonly never[] = []
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

/** Used for one sentence after the other. */
const found = newIntTable()
const hashRoom = roomOf((size) => new Int32Array(size))

/** What a sentence looks like. */
export function featuresOf(
  words: readonly Word[],
  literals: Literals,
  isKnown: (hash: number) => boolean,
): Features {
  found.clear()
  const pieces = piecesOf(words, literals, isKnown)
  let first = edge
  let second = pieces[0]?.symbol ?? edge
  for (let at = 0; at <= pieces.length; at++) {
    const both = hashPair(first, second)
    const third = pieces[at + 1]?.symbol ?? edge
    found.add(both)
    if (at < pieces.length) {
      found.add(second)
      found.add(hashPair(hashPair(first, skip), third))
      found.add(hashPair(hashPair(both, triple), third))
      for (const { slot } of pieces[at]!.span?.values ?? nothing) found.add(slotSymbol(slot))
    }
    first = second
    second = third
  }
  let last = edge
  let unknown = 0
  for (const { hash, isNumber } of words) {
    const isSaid = hash !== unknownWord.hash && hash !== numberWord.hash && isKnown(hash)
    if (isSaid) found.add(hash)
    if (isSaid && last !== edge) found.add(hashPair(last, hash))
    if (!isSaid && !isNumber) unknown++
    last = hash
  }
  const ofWords = found.size()
  for (const { text } of words) for (const piece of lettersOf(text)) found.add(piece)
  return {
    hashes: found.writeKeys(hashRoom(found.size())),
    ofWords,
    unknown: unknown / Math.max(1, words.length),
  }
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
