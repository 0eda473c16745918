import { textPieces } from './lost-parts.ts'

/** Earlier words and what they were translated to. */
export interface GlossaryEntry {
  source: string
  translation: string
}

const maxWords = 6
const maxPhrases = 400
const maxEntries = 8
/** What is around words and is no part of them; PostgreSQL cuts the same. */
export const edgeSigns = ' .,:;!?…"\'()。、，！？：；؟،'

/** Words by which a text is found again: without what is around them, and whatever the case. */
export function glossaryKey(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && edgeSigns.includes(text[from]!)) from++
  while (to > from && edgeSigns.includes(text[to - 1]!)) to--
  return text.slice(from, to).toLowerCase()
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** All runs of few words in a text (ruling R201): the keys of earlier translations that can help with it. */
export function glossaryPhrases(text: string): string[] {
  const phrases = new Set([glossaryKey(text)])
  for (const { text: piece, isPart } of textPieces(text)) {
    if (isPart) continue
    const words = Array.from(segmenter.segment(piece)).filter(({ isWordLike }) => isWordLike)
    for (const [first, { index }] of words.entries()) {
      for (const last of words.slice(first, first + maxWords)) {
        phrases.add(glossaryKey(piece.slice(index, last.index + last.segment.length)))
        if (phrases.size >= maxPhrases) return [...phrases]
      }
    }
  }
  phrases.delete('')
  return [...phrases]
}

/** Those of the earlier translations that help with a text, the longest words first. */
export function glossaryFor(
  text: string,
  earlier: ReadonlyMap<string, readonly GlossaryEntry[]>,
): GlossaryEntry[] {
  const found = glossaryPhrases(text).flatMap((phrase) => earlier.get(phrase) ?? [])
  return found.sort((one, other) => other.source.length - one.source.length).slice(0, maxEntries)
}
