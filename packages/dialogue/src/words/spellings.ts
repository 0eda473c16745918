import { nothing } from '../toolbox/pair-table.ts'
import type { SpokenNumbers } from './numbers/spoken-number.ts'
import { keyOf, type WordPlaces } from './text/words.ts'
import { accentVariants, idOfWord, type Vocabulary } from './vocabulary.ts'

/** A way to write a word, with all that reading a sentence asks of it. */
export interface Spelling {
  text: string
  key: string
  /** The number of the word, or that of an unknown one. */
  id: number
  beginsNumber: boolean
  /** Whether a number in digits may go on with it. */
  continuesNumber: boolean
  /** Its value where it is a number in digits. */
  digits: number | undefined
  /** The other words that it can be when accents do not matter, once somebody asked. */
  variants: number[] | undefined
}

/** The spellings met so far, found by their characters in a text without cutting the text. */
export interface Spellings {
  all: Spelling[]
  /** Three numbers each: the signature of its characters, its place in the list or `nothing`, and the number of the word. */
  cells: Int32Array
  /** How many cells there are, less one; the room is a power of two. */
  mask: number
  /** How much is kept; long ones count more. */
  size: number
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

const cellsEach = 3
const firstRoom = 1024
const maxKept = 50_000
/** A spelling counts once more for each multiple of this many characters. */
const longSpelling = 64

export function newSpellings(): Spellings {
  return { all: [], cells: emptyCells(firstRoom), mask: firstRoom - 1, size: 0, words: 0 }
}

/** A text and the spellings of its words. */
export interface SpelledText {
  text: string
  words: WordPlaces
  /** The place of each spelling in the list of all. */
  places: number[]
  /** The number of each word. */
  ids: number[]
}

/** Notes how the words of a text are spelled. */
export function spellWords(reading: SpellingReading, spelled: SpelledText): void {
  const { spellings, vocabulary } = reading
  if (spellings.words !== vocabulary.keys.length || spellings.size >= maxKept) {
    Object.assign(spellings, newSpellings(), { words: vocabulary.keys.length })
  }
  const { text, words, places, ids } = spelled
  const { units, count, from, to, signs } = words
  for (let at = 0; at < count; at++) {
    const said = signs.size > 0 ? signs.get(at) : undefined
    const cell =
      said === undefined
        ? spellingCell(reading, text, units, from[at]!, to[at]!)
        : spellingCell(reading, said, unitsOf(said), 0, said.length)
    places[at] = spellings.cells[cell + 1]!
    ids[at] = spellings.cells[cell + 2]!
  }
}

/** Where the spelling of a word of a text is, which has these characters; it is noted if it was not met before. */
function spellingCell(
  reading: SpellingReading,
  text: string,
  units: Uint16Array,
  from: number,
  to: number,
): number {
  const { spellings } = reading
  const signature = signatureOf(units, from, to)
  const cell = cellOf(spellings, signature, units, from, to)
  if (spellings.cells[cell + 1] !== nothing) return cell
  keep(spellings, signature, spell(reading, text.slice(from, to)))
  return cellOf(spellings, signature, units, from, to)
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from(text, (_, at) => text.charCodeAt(at))
}

/** One character is its own signature; that of several is negative, and different ones may have the same. */
function signatureOf(units: Uint16Array, from: number, to: number): number {
  if (to - from === 1) return units[from]!
  let hash = 0
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ units[at]!, 0x9e3779b1)
  return hash | 0x80000000
}

/** Where the spelling of some characters is, or the cell that is free for it. */
function cellOf(
  { cells, mask, all }: Spellings,
  signature: number,
  units: Uint16Array,
  from: number,
  to: number,
): number {
  let cell = firstCell(signature, mask)
  for (;;) {
    const place = cells[cell + 1]!
    if (place === nothing) return cell
    if (cells[cell] === signature && (signature >= 0 || isWrittenAt(all[place]!.text, units, from, to)))
      return cell
    cell += cellsEach
    if (cell === cells.length) cell = 0
  }
}

function firstCell(signature: number, mask: number): number {
  const hash = Math.imul(signature, 0x85ebca6b)
  return cellsEach * ((hash ^ (hash >>> 15)) & mask)
}

function isWrittenAt(text: string, units: Uint16Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) !== units[from + at]) return false
  return true
}

function keep(spellings: Spellings, signature: number, spelling: Spelling): void {
  if (2 * spellings.all.length > spellings.mask) grow(spellings)
  putIn(spellings, signature, spellings.all.push(spelling) - 1, spelling.id)
  spellings.size += 1 + Math.floor(spelling.text.length / longSpelling)
}

function putIn({ cells, mask }: Spellings, signature: number, place: number, id: number): void {
  let cell = firstCell(signature, mask)
  while (cells[cell + 1] !== nothing) {
    cell += cellsEach
    if (cell === cells.length) cell = 0
  }
  cells[cell] = signature
  cells[cell + 1] = place
  cells[cell + 2] = id
}

function grow(spellings: Spellings): void {
  const before = spellings.cells
  const room = 2 * (spellings.mask + 1)
  spellings.cells = emptyCells(room)
  spellings.mask = room - 1
  for (let cell = 0; cell < before.length; cell += cellsEach) {
    if (before[cell + 1] !== nothing) putIn(spellings, before[cell]!, before[cell + 1]!, before[cell + 2]!)
  }
}

function emptyCells(room: number): Int32Array {
  return new Int32Array(cellsEach * room).fill(nothing)
}

/** The other words that a spelling can be when accents do not matter. */
export function variantsOf(vocabulary: Vocabulary, spelling: Spelling): readonly number[] {
  spelling.variants ??= accentVariants(vocabulary, spelling.key)
  return spelling.variants
}

function spell({ language, vocabulary, numbers }: SpellingReading, slice: string): Spelling {
  // A slice would keep the whole text in memory
  const text = slice.split('').join('')
  const key = keyOf(text, 0, text.length, language)
  return {
    text,
    key,
    id: idOfWord(vocabulary, key),
    beginsNumber: numbers.mayBeginWith(key),
    continuesNumber: numbers.mayGoOnWith(key),
    digits: numbers.digits(key),
    variants: undefined,
  }
}
