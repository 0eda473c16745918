import type { Reading } from '../model/reading.ts'
import type { Words } from '../words/text/words.ts'
import type { Edit } from './edit.ts'
import { rewrite, slotsInOriginal } from './rewritten.ts'
import { freeWords, readVariant, type Search, type Variant } from './variant.ts'

/**
 * Leaves a request before free text, politeness at its end and sounds of somebody who thinks out of it, if the same expression
 * fits without them and fills the same slots: 'play Adele please', but not 'play Thank You'. Nothing where there is none.
 */
export function withoutCourtesyInFreeText(search: Search, variant: Variant): Variant | undefined {
  const [before] = variant.readings
  if (search.omitted.length === 0 || before === undefined || freeWords(before) === 0) return undefined
  const added = courtesyInFreeText(search, variant.edits, before)
  const trimmed = added.length === 0 ? undefined : readVariant(search, [...variant.edits, ...added])
  const after = trimmed?.readings[0]
  return after !== undefined && fillsSame(before, after) ? trimmed : undefined
}

function courtesyInFreeText(search: Search, edits: readonly Edit[], { slots, origin }: Reading): Edit[] {
  const { text, words, exact } = search
  // What is dictated is taken word for word
  const isTrimmed = (slot: string) => exact.version.mentionable.slots.get(slot)?.type !== 'Dictation'
  const places = slotsInOriginal(rewrite(text, words, edits), text, slots).filter(
    ({ slot, value }) => typeof value === 'string' && isTrimmed(slot),
  )
  const isInside = ({ from, to }: Edit) =>
    places.some((place) => place.from <= words.from[from]! && words.to[to - 1]! <= place.to)
  const found = search.omitted.filter(
    (edit) => isInside(edit) && edits.every(({ from, to }) => edit.to <= from || to <= edit.from),
  )
  const atStart = requestBefore(found, origin)
  const fromEnd = [...edits, ...found].toSorted((a, b) => b.to - a.to)
  const atEnd = new Set<Edit>()
  let end = words.count
  for (const edit of fromEnd) {
    if (edit.to !== end || edit.meant !== '' || !isTrimmable(edit, words, 'at its end')) break
    atEnd.add(edit)
    end = edit.from
  }
  return found.filter((edit) => atStart.has(edit) || atEnd.has(edit) || isTrimmable(edit, words, 'anywhere'))
}

/**
 * What asks for something before free text at the beginning of a sentence: 'kannst du bitte' before 'Milch auf die Liste
 * setzen'. One word may begin a title ('Hey Jude'), and a sentence of nothing but free text may be one.
 */
function requestBefore(found: readonly Edit[], origin: Reading['origin']): Set<Edit> {
  const run = new Set<Edit>()
  const fit = origin.kind === 'expression' ? origin.fit : undefined
  if (fit === undefined || fit.free === fit.words) return run
  let end = 0
  for (const edit of found.toSorted((a, b) => a.from - b.from)) {
    if (edit.from !== end) break
    run.add(edit)
    end = edit.to
  }
  const isRequest = [...run].some(({ phrase, from, to }) => phrase?.role === 'opening' && to - from > 1)
  return isRequest ? run : new Set()
}

function isTrimmable({ from, to, phrase }: Edit, words: Words, where: 'at its end' | 'anywhere'): boolean {
  const isApart =
    (from === 0 || words.to[from - 1] !== words.from[from]) &&
    (to === words.count || words.to[to - 1] !== words.from[to])
  // In scripts without spaces one character is mostly a part of a longer word
  if (phrase?.notInFreeText === 'anywhere') return isApart
  return where === 'at its end' && phrase?.notInFreeText === where && (isApart || to - from > 1)
}

function fillsSame(before: Reading, after: Reading): boolean {
  const [one, other] = [before, after].map(({ intent, origin, slots }) =>
    JSON.stringify([intent, origin.kind === 'expression' && origin.index, slots.map(({ slot }) => slot)]),
  )
  return one === other
}
