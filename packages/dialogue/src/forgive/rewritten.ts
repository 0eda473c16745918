import type { Reading, SpokenSlot } from '../model/reading.ts'
import type { Words } from '../words/text/words.ts'
import type { Edit } from './edit.ts'

/** A sentence with some edits made, which knows where each of its characters was. */
export interface Rewritten {
  text: string
  pieces: readonly Piece[]
}

/** A stretch of the new text and the stretch of the original one that it was made from. */
interface Piece {
  from: number
  to: number
  originalFrom: number
  originalTo: number
  isAsSaid: boolean
}

const space = /\s/u

/** Makes edits, which do not overlap, in a text with these words. Words side by side are never joined. */
export function rewrite(text: string, words: Words, edits: readonly Edit[]): Rewritten {
  const pieces: Piece[] = []
  let made = ''
  let at = 0
  const put = (piece: string, originalFrom: number, originalTo: number, isAsSaid: boolean) => {
    if (piece === '') return
    const from = made.length
    pieces.push({ from, to: from + piece.length, originalFrom, originalTo, isAsSaid })
    made += piece
  }
  for (const { from, to, meant } of edits.toSorted((a, b) => a.from - b.from)) {
    const [start, end] = [words.from[from]!, words.to[to - 1]!]
    put(text.slice(at, start), at, start, true)
    at = end
    // One of two spaces around what is left out is removed with it
    if (meant === '' && space.test(text[end] ?? ' ') && (made === '' || space.test(made.at(-1)!)))
      at = Math.min(end + 1, text.length)
    else put(meant === '' ? ' ' : spaced(meant, text, start, end), start, end, false)
  }
  put(text.slice(at), at, text.length, true)
  return { text: made, pieces }
}

/** In scripts without spaces nothing is between words; a word of letters would be joined to the next one. */
function spaced(meant: string, text: string, start: number, end: number): string {
  const isBefore = start > 0 && !space.test(text[start - 1]!)
  const isBehind = end < text.length && !space.test(text[end]!)
  return `${isBefore ? ' ' : ''}${meant}${isBehind ? ' ' : ''}`
}

/** The slots of a reading of the new text, where they were said in the original one. */
export function slotsInOriginal(
  { pieces }: Rewritten,
  original: string,
  slots: Reading['slots'],
): SpokenSlot[] {
  return slots.map((slot) => {
    const from = originalPlace(pieces, slot.from, 'originalFrom')
    const to = originalPlace(pieces, slot.to - 1, 'originalTo')
    return { ...slot, from, to, text: original.slice(from, to) }
  })
}

/** Where a character was, or the beginning or end of what was replaced. */
function originalPlace(pieces: readonly Piece[], at: number, side: 'originalFrom' | 'originalTo'): number {
  const piece = pieces.find(({ to }) => at < to)!
  const place = piece.originalFrom + at - piece.from
  if (!piece.isAsSaid) return piece[side]
  return side === 'originalFrom' ? place : place + 1
}
