import { deadState } from '../dfa/lazy-dfa.ts'

/**
 * Entries of the chart of a sentence (Viterbi: one best predecessor each), eight Int32 cells an entry, known by the index of its
 * first cell: state of the lazy DFA, free words, forgiven accents, worth of the values, predecessor or -1, what was taken last,
 * the word at which that begins, next entry at the same place or -1. One list for all, since each sentence makes many.
 */
export interface Chart {
  cells: Int32Array
  /** The next one begins here. */
  end: number
  /** Grows with the places of the values: of entries that are equally good, the one with earlier values is kept. */
  valuePlaces: Float64Array
  /** The first entry at each place of the sentence, or -1. */
  first: Int32Array
}

const cellBits = 3
const cellsEach = 1 << cellBits
const firstRoom = 64

export function newChart(): Chart {
  return {
    cells: new Int32Array(cellsEach * firstRoom),
    end: 0,
    valuePlaces: new Float64Array(firstRoom),
    first: new Int32Array(firstRoom),
  }
}

/** Clears the chart for a sentence. */
export function beginChart(chart: Chart, words: number): void {
  if (words >= chart.first.length) chart.first = new Int32Array(2 * words)
  chart.end = 0
  for (let at = 0; at <= words; at++) chart.first[at] = -1
}

/** Adds a start state. */
export function addStart(chart: Chart, state: number): void {
  if (state !== deadState) addEntry(chart, 0, state, 0, 0, 0, 0, -1, wordsAsSaid, 0)
}

export function firstEntryAt({ first }: Chart, place: number): number {
  return first[place]!
}

export function stateOf({ cells }: Chart, entry: number): number {
  return cells[entry]!
}

export function freeOf({ cells }: Chart, entry: number): number {
  return cells[entry + 1]!
}

export function accentsOf({ cells }: Chart, entry: number): number {
  return cells[entry + 2]!
}

/** Of two entries with as many free words and accents the one with less is better, see `worthOfValue`. */
export function valueWorthOf({ cells }: Chart, entry: number): number {
  return cells[entry + 3]!
}

/** A sentence has fewer words than these bits can count. */
const wordBits = 15

/**
 * What a value adds to the worth of an entry: the words that it joins count first, and more are better; then its words, of
 * which fewer are better.
 */
export function worthOfValue(words: number): number {
  return words - (Math.max(words - 1, 0) << wordBits)
}

/** How many words are part of values. */
export function valueWordsOf(chart: Chart, entry: number): number {
  return valueWorthOf(chart, entry) & ((1 << wordBits) - 1)
}

/** How many words of values follow another one of the same value. */
export function joinedWordsOf(chart: Chart, entry: number): number {
  return 0 - (valueWorthOf(chart, entry) >> wordBits)
}

export function predecessorOf({ cells }: Chart, entry: number): number {
  return cells[entry + 4]!
}

/** An entry is reached by a value, which is known by its index in the sentence, by words as they were said, or by another word. */
export const wordsAsSaid = -1

/** Encodes a word that differs by accents from what was said; and decodes it, since it is its own inverse. */
export function otherWord(word: number): number {
  return wordsAsSaid - 1 - word
}

export function takenBy({ cells }: Chart, entry: number): number {
  return cells[entry + 5]!
}

export function takenFrom({ cells }: Chart, entry: number): number {
  return cells[entry + 6]!
}

export function nextEntry({ cells }: Chart, entry: number): number {
  return cells[entry + 7]!
}

export function valuePlacesOf({ valuePlaces }: Chart, entry: number): number {
  return valuePlaces[entry >> cellBits]!
}

/**
 * Viterbi: of two entries with the same state at the same place the better one is kept, since both continue alike. Has ten
 * arguments and no object, since it is the innermost loop.
 */
export function addEntry(
  chart: Chart,
  place: number,
  state: number,
  free: number,
  accents: number,
  valueWorth: number,
  valuePlaces: number,
  before: number,
  taken: number,
  from: number,
): void {
  let entry = chart.first[place]!
  while (entry !== -1 && stateOf(chart, entry) !== state) entry = nextEntry(chart, entry)
  if (entry === -1) {
    entry = chart.end
    chart.end += cellsEach
    if (chart.end > chart.cells.length) makeRoom(chart)
    chart.cells[entry] = state
    chart.cells[entry + 7] = chart.first[place]!
    chart.first[place] = entry
  } else {
    const difference =
      free - freeOf(chart, entry) ||
      accents - accentsOf(chart, entry) ||
      valueWorth - valueWorthOf(chart, entry) ||
      valuePlaces - valuePlacesOf(chart, entry)
    if (difference >= 0) return
  }
  const { cells } = chart
  cells[entry + 1] = free
  cells[entry + 2] = accents
  cells[entry + 3] = valueWorth
  cells[entry + 4] = before
  cells[entry + 5] = taken
  cells[entry + 6] = from
  chart.valuePlaces[entry >> cellBits] = valuePlaces
}

function makeRoom(chart: Chart): void {
  const cells = new Int32Array(2 * chart.cells.length)
  const valuePlaces = new Float64Array(2 * chart.valuePlaces.length)
  cells.set(chart.cells)
  valuePlaces.set(chart.valuePlaces)
  chart.cells = cells
  chart.valuePlaces = valuePlaces
}
