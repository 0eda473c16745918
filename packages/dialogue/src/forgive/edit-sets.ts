import type { Words } from '../words/text/words.ts'
import type { Edit } from './edit.ts'
import { maxChoices, maxVariants } from './tuned.ts'

/** A sentence as far as it decides which edits are likely. */
export interface EditedSentence {
  words: Words
  /** Whether the domain has no such word. */
  isUnknown: (word: number) => boolean
  hasFreeText: boolean
}

/** Something that can be done at a place; undefined leaves it as it was said. */
type Choice = readonly (Edit | undefined)[]

/**
 * The sets of edits to try, the likeliest first: each choice has its alternatives in the order of their likelihood, and
 * sets are enumerated by the sum of their places (iterative deepening), so that a bounded number is made.
 */
export function* editSets(edits: readonly Edit[], sentence: EditedSentence): Iterable<Edit[]> {
  const choices = choicesOf(edits, sentence).slice(0, maxChoices)
  const most = choices.reduce((sum, { length }) => sum + length - 1, 0)
  let count = 0
  for (let sum = 0; sum <= most; sum++) {
    for (const set of setsOfSum(choices, 0, sum, [])) {
      if (set.length === 0 || !isAllowed(set, sentence.words)) continue
      yield set
      if (++count === maxVariants) return
    }
  }
}

/**
 * A word that the domain does not know fits no expression, except as free text: whatever can be done about it is done
 * first. Other words are left as they were said first.
 */
function choicesOf(edits: readonly Edit[], { isUnknown, hasFreeText }: EditedSentence): Choice[] {
  const byPlace = new Map<string, Edit[]>()
  for (const edit of edits) {
    const place = `${edit.from} ${edit.to}`
    const others = byPlace.get(place)
    if (others === undefined) byPlace.set(place, [edit])
    else others.push(edit)
  }
  return Array.from(byPlace.values(), (alternatives): Choice => {
    const { from, to } = alternatives[0]!
    const unknown = Array.from({ length: to - from }, (_, index) => from + index).filter(isUnknown)
    if (unknown.length === 0) return [undefined, ...alternatives]
    const isOnlyWay = edits.every(
      (one) => (one.from === from && one.to === to) || unknown.every((at) => at < one.from || at >= one.to),
    )
    return hasFreeText || !isOnlyWay ? [...alternatives, undefined] : alternatives
  })
}

function* setsOfSum(
  choices: readonly Choice[],
  at: number,
  sum: number,
  chosen: readonly Edit[],
): Iterable<Edit[]> {
  const choice = choices[at]
  if (choice === undefined) {
    if (sum === 0) yield [...chosen]
    return
  }
  for (let place = 0; place < choice.length && place <= sum; place++) {
    const edit = choice[place]
    yield* setsOfSum(choices, at + 1, sum - place, edit === undefined ? chosen : [...chosen, edit])
  }
}

/** Edits must not overlap, and what may be left out only at an end of the sentence, or not there, must be where it may. */
function isAllowed(edits: readonly Edit[], { count }: Words): boolean {
  const isLeftOut = new Array<boolean>(count).fill(false)
  const isTaken = new Array<boolean>(count).fill(false)
  for (const { from, to, meant } of edits) {
    for (let at = from; at < to; at++) {
      if (isTaken[at]) return false
      isTaken[at] = true
      isLeftOut[at] = meant === ''
    }
  }
  if (isLeftOut.every(Boolean)) return false
  const isFramed = edits.some(({ phrase }) => phrase?.frame === 'before')
  return edits.every(({ from, to, phrase }) => {
    if (phrase === undefined) return true
    if (phrase.frame === 'after' && !isFramed) return false
    if (phrase.role === 'opening') return isLeftOut.slice(0, from).every(Boolean)
    if (phrase.role === 'closing') return isLeftOut.slice(to).every(Boolean)
    return phrase.role !== 'particle' || !isLeftOut.slice(0, from).every(Boolean)
  })
}
