import { deadEnd } from './subsets.ts'

/**
 * Ways through a sentence, each known by where its numbers begin: its set, how many words are free, how many accents are
 * forgiven, how good its values are, the way before what was taken last or -1, what was taken last, the word that
 * this begins at, and the next way to the same place or -1. They are all in one list, since many are begun for each
 * sentence.
 */
export interface Ways {
  cells: Int32Array
  /** The next one begins here. */
  end: number
  /** Grows with the places of the values: of ways that are equally good, the one with earlier values is taken. */
  valuePlaces: Float64Array
  /** The first way to each place in the sentence, or -1. */
  first: Int32Array
}

const cellBits = 3
const cellsEach = 1 << cellBits
const firstRoom = 64

export function newWays(): Ways {
  return {
    cells: new Int32Array(cellsEach * firstRoom),
    end: 0,
    valuePlaces: new Float64Array(firstRoom),
    first: new Int32Array(firstRoom),
  }
}

/** Forgets the ways of the sentence before. */
export function beginWays(ways: Ways, words: number): void {
  if (words >= ways.first.length) ways.first = new Int32Array(2 * words)
  ways.end = 0
  for (let at = 0; at <= words; at++) ways.first[at] = -1
}

/** Adds a set in which a walk begins. */
export function startFrom(ways: Ways, set: number): void {
  if (set !== deadEnd) addWay(ways, 0, set, 0, 0, 0, 0, -1, wordsAsSaid, 0)
}

export function firstWayTo({ first }: Ways, place: number): number {
  return first[place]!
}

export function setOf({ cells }: Ways, way: number): number {
  return cells[way]!
}

export function freeOf({ cells }: Ways, way: number): number {
  return cells[way + 1]!
}

export function accentsOf({ cells }: Ways, way: number): number {
  return cells[way + 2]!
}

/** Of two ways to the same place with as many free words and accents the one with less is better, see `worthOfValue`. */
export function valueWorthOf({ cells }: Ways, way: number): number {
  return cells[way + 3]!
}

/** A sentence has fewer words than these bits can count. */
const wordBits = 15

/**
 * What a value adds to the worth of a way: the words that it joins count first, and more are better; then its words, of
 * which fewer are better.
 */
export function worthOfValue(words: number): number {
  return words - (Math.max(words - 1, 0) << wordBits)
}

/** How many words are part of values. */
export function valueWordsOf(ways: Ways, way: number): number {
  return valueWorthOf(ways, way) & ((1 << wordBits) - 1)
}

/** How many words of values follow another one of the same value. */
export function joinedWordsOf(ways: Ways, way: number): number {
  return 0 - (valueWorthOf(ways, way) >> wordBits)
}

export function wayBefore({ cells }: Ways, way: number): number {
  return cells[way + 4]!
}

/** A way takes a value, which is known by its place in the sentence, or words as they were said, or another word. */
export const wordsAsSaid = -1

/** What stands for a word that differs by accents from what was said; and back, the word that this stands for. */
export function otherWord(word: number): number {
  return wordsAsSaid - 1 - word
}

export function takenLast({ cells }: Ways, way: number): number {
  return cells[way + 5]!
}

export function takenFrom({ cells }: Ways, way: number): number {
  return cells[way + 6]!
}

export function wayBeside({ cells }: Ways, way: number): number {
  return cells[way + 7]!
}

export function valuePlacesOf({ valuePlaces }: Ways, way: number): number {
  return valuePlaces[way >> cellBits]!
}

/**
 * Of two ways to the same set at the same place the better one is enough: both go on alike. Takes its arguments one by
 * one, since it is called so often.
 */
export function addWay(
  ways: Ways,
  place: number,
  set: number,
  free: number,
  accents: number,
  valueWorth: number,
  valuePlaces: number,
  before: number,
  taken: number,
  from: number,
): void {
  let way = ways.first[place]!
  while (way !== -1 && setOf(ways, way) !== set) way = wayBeside(ways, way)
  if (way === -1) {
    way = ways.end
    ways.end += cellsEach
    if (ways.end > ways.cells.length) makeRoom(ways)
    ways.cells[way] = set
    ways.cells[way + 7] = ways.first[place]!
    ways.first[place] = way
  } else {
    const difference =
      free - freeOf(ways, way) ||
      accents - accentsOf(ways, way) ||
      valueWorth - valueWorthOf(ways, way) ||
      valuePlaces - valuePlacesOf(ways, way)
    if (difference >= 0) return
  }
  const { cells } = ways
  cells[way + 1] = free
  cells[way + 2] = accents
  cells[way + 3] = valueWorth
  cells[way + 4] = before
  cells[way + 5] = taken
  cells[way + 6] = from
  ways.valuePlaces[way >> cellBits] = valuePlaces
}

function makeRoom(ways: Ways): void {
  const cells = new Int32Array(2 * ways.cells.length)
  const valuePlaces = new Float64Array(2 * ways.valuePlaces.length)
  cells.set(ways.cells)
  valuePlaces.set(ways.valuePlaces)
  ways.cells = cells
  ways.valuePlaces = valuePlaces
}
