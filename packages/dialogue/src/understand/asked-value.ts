import type { Slot } from '@sdp/domain/slots'
import { type MarkReader, negated, question } from '../meaning/marks.ts'
import type { Reading, SpokenSlot } from '../model/reading.ts'
import type { Program } from '../program/program.ts'
import { LiteralFinder } from '../words/literal-finder.ts'
import { numberReader } from '../words/numbers/number-words.ts'
import { longestNumber } from '../words/numbers/spoken-number.ts'
import { kindOfSlot, type SlotKind, takesNumbers } from '../words/slot-values.ts'
import { type FoldedWord, foldedWordsOf } from '../words/text/folded-words.ts'
import { wholeTimesIn } from '../words/times/times.ts'
import { maxWordsAround, maxWordsAroundYes, negatedWithin, scoreOfValueAmongWords } from './tuned.ts'

interface Found extends SpokenSlot {
  start: number
  end: number
}

/**
 * The value that somebody was asked for, inside a short answer: 'uh, the driver I guess'. Only values that can be distinguished from
 * other words are found so (lists, numbers, ordinals, times, yes and no), and only where exactly one is meant.
 */
export function askedValue(
  { slots, language, marks }: Pick<Program, 'slots' | 'language' | 'marks'>,
  asked: readonly string[],
  text: string,
): Reading | undefined {
  const words = foldedWordsOf(text, language)
  if (marks?.read(text).has(question)) return undefined
  const closed = asked.flatMap((name) => {
    const slot = slots.get(name)
    return slot === undefined || kindOfSlot(slot, language) === 'free' ? [] : [slot]
  })
  const meant = closed
    .flatMap((slot) => valuesOf(slot, { text, words, language }))
    .filter(({ start }) => !isNegated(words, start, marks))
  const [first] = meant
  if (first === undefined || words.length - (first.end - first.start) > maxWordsAround) return undefined
  if (meant.some(({ slot, value }) => slot !== first.slot || value !== first.value)) return undefined
  const { start: _, end: __, ...spoken } = first
  const origin = { kind: 'expression', index: 0, text: `$(${spoken.slot})` } as const
  return { intent: spoken.slot, slots: [spoken], score: scoreOfValueAmongWords, origin }
}

/** Whether a short sentence says yes or no, and whether it says nothing else; nothing where it says neither, or both. */
export function yesOrNo(text: string, language: string): { isYes: boolean; isWhole: boolean } | undefined {
  const words = foldedWordsOf(text, language)
  const said = valuesOf(confirming, { text, words, language })
  const wordsAround = said.reduce((left, { start, end }) => left - (end - start), words.length)
  if (new Set(said.map(({ value }) => value)).size !== 1 || wordsAround > maxWordsAroundYes) return undefined
  return { isYes: said[0]!.value === true, isWhole: wordsAround === 0 }
}

const confirming = { name: '', type: 'yesNo', canonicals: [] } as unknown as Slot

interface Answer {
  text: string
  words: readonly FoldedWord[]
  language: string
}

/** The values of a slot in a sentence, from left to right, each as long as it can be. */
function valuesOf(slot: Slot, { text, words, language }: Answer): Found[] {
  const literals = new LiteralFinder([slot], language)
  const unlistedAt = unlistedIn({ text, words, language }, kindOfSlot(slot, language))
  const found: Found[] = []
  for (let start = 0; start < words.length; ) {
    const span = literals.longestAt(words, start)
    const literal = span && { end: span.end, value: span.values[0]!.value }
    const unlisted = unlistedAt(start)
    const longest = unlisted === undefined || (literal && literal.end >= unlisted.end) ? literal : unlisted
    if (longest === undefined) {
      start++
      continue
    }
    const { from } = words[start]!
    const { to } = words[longest.end - 1]!
    found.push({ slot: slot.name, text: text.slice(from, to), from, to, start, ...longest })
    start = longest.end
  }
  return found
}

type ValueAt = (start: number) => { end: number; value: number | string } | undefined

/** The longest value that begins at a word and is no literal: a number, or a time as it was said. */
function unlistedIn(answer: Answer, kind: SlotKind): ValueAt {
  if (takesNumbers(kind)) return numbersIn(answer)
  return kind === 'time' ? timesOf(answer) : () => undefined
}

function timesOf({ text, words, language }: Answer): ValueAt {
  const keys = words.map(({ key }) => key)
  const times = wholeTimesIn({ keys, count: keys.length }, language)
  return (start) => {
    const end = times.find(({ core }) => core.from === start)?.core.to
    return end === undefined ? undefined : { end, value: text.slice(words[start]!.from, words[end - 1]!.to) }
  }
}

function numbersIn({ words, language }: Answer): ValueAt {
  const reader = numberReader(language)
  const keys = words.map(({ key }) => key)
  return (start) => longestNumber(reader, keys, start)
}

function isNegated(words: readonly FoldedWord[], start: number, marks: MarkReader | undefined): boolean {
  const before = words.slice(Math.max(0, start - negatedWithin), start).map(({ text }) => text)
  return marks?.read(before.join(' ')).has(negated) ?? false
}
