import type { Forgiveness } from '../model/forgiveness.ts'
import type { Reading } from '../model/reading.ts'
import type { Words } from '../words/text/words.ts'
import type { Edit } from './edit.ts'
import { editSets } from './edit-sets.ts'
import { editsOf } from './edits.ts'
import { costOf, freeWords, readVariant, type Search, type Variant } from './variant.ts'

/** The best variant of a sentence with something forgiven; nothing where it is best as it was said. */
export function bestVariant(
  search: Search,
  asSaid: readonly Reading[],
  allowed: Forgiveness,
): Variant | undefined {
  const { words, known, numbers } = search
  const edits = editsOf(search, allowed)
  if (edits.length === 0) return undefined
  // The words of a number need not be known
  const hasNumbers = words.keys.some((_, at) => numbers.read(words.keys, words.count, at).count > 0)
  const isUnknown = (at: number) => !hasNumbers && !known.has(words.keys[at]!)
  if (!known.hasFreeText && !areAllCovered(words, edits, isUnknown)) return undefined

  let best = ranked(search, { edits: [], readings: [...asSaid] })
  let isAmbiguous = false
  let isExplained = false
  for (const set of editSets(edits, { words, isUnknown, hasFreeText: known.hasFreeText })) {
    if (isExplained && costOf(set) > best.cost) continue
    const variant = readVariant(search, set)
    if (variant === undefined) continue
    const rank = ranked(search, variant)
    const difference = compareRanks(rank, best)
    if (difference > 0) continue
    isAmbiguous = difference === 0 && (isAmbiguous || !isSameMeaning(rank, best))
    if (difference < 0 || rank.score > best.score) best = rank
    isExplained ||= rank.isWanted && rank.free === 0
  }
  // Two corrections of a word that mean different things are none
  const isDoubtful = isAmbiguous && best.variant.edits.some(({ kind }) => kind === 'spelling')
  return best.variant.edits.length === 0 || isDoubtful ? undefined : best.variant
}

function isSameMeaning(one: Ranked, other: Ranked): boolean {
  const [a, b] = [one, other].map(({ first }) =>
    JSON.stringify([first?.intent, first?.slots.map(({ slot, value }) => [slot, value])]),
  )
  return a === b
}

/** Without free text no variant with a word that the domain does not know can be read. */
function areAllCovered(words: Words, edits: readonly Edit[], isUnknown: (at: number) => boolean): boolean {
  for (let at = 0; at < words.count; at++) {
    if (isUnknown(at) && !edits.some(({ from, to }) => from <= at && at < to)) return false
  }
  return true
}

interface Ranked {
  variant: Variant
  /** The reading that counts. */
  first: Reading | undefined
  isWanted: boolean
  free: number
  /** Words that no expression says and no slot lists: left out, or taken by free text. */
  unexplained: number
  cost: number
  score: number
}

function ranked({ isWanted, words }: Search, variant: Variant): Ranked {
  const wanted = variant.readings.find(isWanted)
  const first = wanted ?? variant.readings[0]
  const { edits } = variant
  const free = freeWords(first) ?? words.count
  return {
    variant,
    first,
    isWanted: wanted !== undefined,
    free,
    // What was said counts: free text is not explained better by 'don't' than by 'do not'
    unexplained: leftOut(edits) + free + (free > 0 ? fewerWords(edits) : 0),
    cost: costOf(edits),
    score: first?.score ?? 0,
  }
}

/**
 * Most words explained first. Of equals the one with less forgiven: a filler in a title belongs to it, and where 'please'
 * is a word of an expression it is none to leave out.
 */
function compareRanks(a: Ranked, b: Ranked): number {
  return Number(b.isWanted) - Number(a.isWanted) || a.unexplained - b.unexplained || a.cost - b.cost
}

function fewerWords(edits: readonly Edit[]): number {
  return edits.reduce((sum, { from, to, meant }) => {
    const words = meant.split(/\s+/u).length
    return sum + (meant === '' ? 0 : Math.max(0, to - from - words))
  }, 0)
}

function leftOut(edits: readonly Edit[]): number {
  return edits.reduce((sum, { from, to, meant }) => sum + (meant === '' ? to - from : 0), 0)
}
