import { sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { freeWordsOf } from '../model/reading.ts'
import type { Program } from '../program/program.ts'
import type { Recogniser } from '../recognise/recogniser.ts'
import { said } from '../respond/own-sentences.ts'
import { kindOfSlot, listLiterals } from '../words/slot-values.ts'
import { whichOne } from '../words/which.ts'
import { yesAndNo } from '../words/yes-no.ts'
import { areSameValues, inWords, isSameValue, type SlotValues, saidValues } from './said-values.ts'

/** A sentence that says an intent with values, or why there is none. */
export type Said = { text: string } | { reason: string }

/** Sentences that are kept for a version of the expressions, at most; then they are dropped. */
const maxKept = 20_000

const kept = new WeakMap<Recogniser, Map<string, Said>>()

/**
 * Says an intent with values in the language of a program, by a sentence of the intent's own expressions that is understood so.
 * Without an intent it is the bare answer to a question: the value of one slot.
 */
export function say(program: Program, intent: string, values: SlotValues): Said {
  const sentences = kept.get(program.exact) ?? new Map<string, Said>()
  kept.set(program.exact, sentences)
  const key = JSON.stringify([intent, values])
  const before = sentences.get(key)
  if (before !== undefined) return before
  const made = intent === '' ? sayAnswer(program, values) : sayIntent(program, intent, values)
  if (sentences.size >= maxKept) sentences.clear()
  sentences.set(key, made)
  return made
}

/** Sentences that are tried, at most: most are understood at once. */
const maxTried = 60
/** Sentences of one expression that are tried, at most. */
const maxOfOne = 6
/** Sentences of one expression that are looked through for those with the slots that are wanted. */
const samples = 100

function sayIntent(program: Program, name: string, values: SlotValues): Said {
  const intent = program.intents.get(name)
  if (intent === undefined) return cannot(program, `there is no intent ${name}`)
  let tried = 0
  let second: string | undefined
  for (const text of sentencesWith(program, intent, values)) {
    if (tried++ >= maxTried) break
    const reading = program.exact.best(text)
    if (reading?.intent !== name || !areSameValues(saidValues(reading.slots), values)) continue
    // One that takes words freely competes with guesses
    if (freeWordsOf(reading) === 0) return { text }
    second ??= text
  }
  if (second !== undefined) return { text: second }
  return cannot(program, reasonFor(name, values, { isTried: tried > 0 }))
}

function reasonFor(name: string, values: SlotValues, { isTried }: { isTried: boolean }): string {
  const slots = Object.keys(values)
  if (isTried) return `no sentence of ${name} is understood so`
  return slots.length === 0
    ? `no expression of ${name} can be said without a slot`
    : `no expression of ${name} takes ${inWords(slots)}`
}

/** Sentences of an intent in which exactly these slots are said, with these values. */
function* sentencesWith(program: Program, { expressions }: Intent, values: SlotValues): Generator<string> {
  const { domain, language, slots } = program
  const counter = sentenceCounter(domain.reusableExpressions, language)
  const wanted = Object.keys(values)
  for (const expression of expressions) {
    const { text, restrictions } = expression
    if (!text.includes('§') && !wanted.every((slot) => text.includes(`$(${slot})`))) continue
    const texts = new Map(
      wanted.map((name) => {
        const allowed = restrictions.find(({ slot }) => slot === name)?.canonicals
        return [`$(${name})`, valueTexts(program, slots.get(name), values[name]!, allowed)]
      }),
    )
    const patterns = counter
      .samples(text, { size: samples, turn: 0 })
      .shown.filter((pattern) => hasExactly(pattern, wanted))
      .toSorted((one, other) => one.length - other.length)
    const combinations = Math.max(1, ...Array.from(texts.values(), (list) => list.length))
    for (let place = 0; place < Math.min(maxOfOne, Math.max(patterns.length, combinations)); place++) {
      const pattern = patterns[place % patterns.length]
      const pieces = pattern?.split(' ').map((piece) => {
        const known = texts.get(piece)
        return known === undefined ? piece : known[place % known.length]
      })
      if (pieces === undefined || pieces.includes(undefined)) break
      const sentence = said(pieces.join(' '), { expression, slots, language, place })
      if (sentence !== undefined) yield sentence
    }
  }
}

function hasExactly(pattern: string, wanted: readonly string[]): boolean {
  const named = new Set(pattern.split(' ').filter((piece) => piece.startsWith('$(')))
  return named.size === wanted.length && wanted.every((slot) => named.has(`$(${slot})`))
}

function sayAnswer(program: Program, values: SlotValues): Said {
  const [slot, ...others] = Object.keys(values)
  if (slot === undefined) return cannot(program, 'the turn has neither a sentence nor an intent')
  if (others.length > 0)
    return cannot(program, `an answer says one slot, not ${inWords(Object.keys(values))}`)
  const value = values[slot]!
  const text = valueTexts(program, program.slots.get(slot), value).find((one) =>
    program.answers.read(one).some((reading) => areSameValues(saidValues(reading.slots), values)),
  )
  return text === undefined
    ? cannot(program, `nothing is an answer for ${slot} that means ${String(value)}`)
    : { text }
}

/** How a value of a slot is said in the language; where an expression restricts it, as it still may be said there. */
function valueTexts(
  { language }: Program,
  slot: Slot | undefined,
  value: SlotValues[string],
  allowed?: Slot['canonicals'],
): string[] {
  if (slot === undefined || value === undefined) return []
  const meaning = (literals: readonly { text: string; value: string | number | boolean }[]) =>
    literals.filter((literal) => isSameValue(literal.value, value)).map(({ text }) => text)
  switch (kindOfSlot(slot, language)) {
    case 'list':
      return meaning(listLiterals(slot.canonicals, allowed))
    case 'yesNo':
      return meaning(yesAndNo(language))
    case 'which':
      return [...meaning(whichOne(language)), String(value)]
    default:
      return [String(value)]
  }
}

function cannot({ language }: Program, why: string): Said {
  return { reason: `cannot be said in ${language}: ${why}` }
}
