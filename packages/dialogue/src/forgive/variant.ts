import type { Reading } from '../model/reading.ts'
import type { Recogniser } from '../recognise/recogniser.ts'
import type { Edit, EditSearch } from './edit.ts'
import { rewrite } from './rewritten.ts'
import { editCosts } from './tuned.ts'

/** What variants of a sentence are looked for with. */
export interface Search extends EditSearch {
  exact: Recogniser
  isWanted: (reading: Reading) => boolean
}

/** A sentence with some edits made, and its readings. */
export interface Variant {
  edits: readonly Edit[]
  readings: Reading[]
}

/** Reads a sentence with edits; nothing where no expression fits it. */
export function readVariant(
  { exact, text, words, isWanted }: Search,
  edits: readonly Edit[],
): Variant | undefined {
  const { text: variant } = rewrite(text, words, edits)
  // Finds out several times faster that there is none
  if (exact.best(variant) === undefined) return undefined
  return { edits, readings: exact.read(variant, isWanted) }
}

/** How many words only free text takes; nothing where there is no expression. */
export function freeWords(reading: Reading | undefined): number | undefined {
  return reading?.origin.kind === 'expression' ? (reading.origin.fit?.free ?? 0) : undefined
}

/** How much is forgiven by edits. */
export function costOf(edits: readonly Edit[]): number {
  return edits.reduce((sum, { kind }) => sum + editCosts[kind], 0)
}
