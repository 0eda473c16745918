import type { ChatReading } from '@sdp/api'

/** A piece of a sentence, and the slot that it is the value of. */
export interface MarkedPiece {
  text: string
  slot?: string
  value?: string
}

/** The sentence cut where slots begin and end; of two that overlap the first counts. */
export function markedPieces(text: string, slots: ChatReading['slots']): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  for (const { slot, value, from, to } of slots.toSorted((one, other) => one.from - other.from)) {
    if (from < end || to <= from) continue
    if (from > end) pieces.push({ text: text.slice(end, from) })
    pieces.push({ text: text.slice(from, to), slot, value: String(value) })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
