import { type Domain, firstByName } from '@sdp/domain'
import { type Expression, sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { said } from '../respond/own-sentences.ts'

/** A sentence that one of the expressions of an intent says. */
export interface StoredSentence {
  intent: string
  text: string
}

/** Sentences of one expression: the first covers most, more of them its alternatives. */
const maxOfOne = 4

/**
 * Sentences of the expressions of all intents, the values of slots filled in. However early somebody stops, what came is an
 * even sample: the intents take turns, and each gives expressions from all over its list.
 */
export function* storedSentences(
  domain: Domain,
  language: string,
  isWanted: (expression: Expression, intent: Intent) => boolean = () => true,
): Generator<StoredSentence> {
  const say = speaker(domain, language)
  const lists = domain.intents.map((intent) => ({
    intent: intent.name,
    expressions: spread(intent.expressions.filter((expression) => isWanted(expression, intent))),
  }))
  const longest = lists.reduce((most, { expressions }) => Math.max(most, expressions.length), 0)
  for (let turn = 0; turn < maxOfOne; turn++) {
    for (let place = 0; place < longest; place++) {
      for (const { intent, expressions } of lists) {
        const expression = expressions[place]
        const text = expression && say(expression, turn)
        if (text !== undefined) yield { intent, text }
      }
    }
  }
}

/** The same entries, so that each beginning of the list has some of all parts of it. */
function spread<Entry>(entries: readonly Entry[]): Entry[] {
  const bits = Math.ceil(Math.log2(Math.max(1, entries.length)))
  const places = Array.from({ length: 2 ** bits }, (_, at) => reversed(at, bits))
  return places.flatMap((place) => (place < entries.length ? [entries[place]!] : []))
}

function reversed(number: number, bits: number): number {
  let left = number
  let turned = 0
  for (let bit = 0; bit < bits; bit++) {
    turned = turned * 2 + (left % 2)
    left = Math.floor(left / 2)
  }
  return turned
}

/** One of the sentences of an expression; nothing where it has no more, or lacks literals. */
function speaker(
  domain: Domain,
  language: string,
): (expression: Expression, turn: number) => string | undefined {
  const counter = sentenceCounter(domain.reusableExpressions, language)
  const slots = firstByName(domain.slots)
  return (expression, turn) => {
    const pattern = counter.samples(expression.text, { size: maxOfOne, turn: 0 }).shown[turn]
    return pattern === undefined ? undefined : said(pattern, { expression, slots, language, place: turn })
  }
}
