import type { Domain } from '@sdp/domain'
import { type Expression, sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { listType, type Slot } from '@sdp/domain/slots'
import { yesAndNo } from '../recognise/yes-no.ts'

/** A sentence that one of the expressions of an intent stands for. */
export interface StoredSentence {
  intent: string
  text: string
}

/** Sentences of one expression: the first says most, others tell whether its alternatives do. */
const mostOfOne = 4

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
  for (let turn = 0; turn < mostOfOne; turn++) {
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

/** Says an expression in one of its ways; nothing where it has none, or a slot of it cannot be said. */
function speaker(
  domain: Domain,
  language: string,
): (expression: Expression, turn: number) => string | undefined {
  const counter = sentenceCounter(domain.reusableExpressions, language)
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))
  return (expression, turn) => {
    const { shown } = counter.samples(expression.text, { size: mostOfOne, turn: 0 })
    const words = shown[turn]?.split(' ').map((piece) => {
      // A part that nobody has written
      if (piece.startsWith('§')) return undefined
      if (!piece.startsWith('$(')) return withoutStars(piece)
      const name = piece.slice(2, -1)
      return sayValue(slots.get(name), { expression, name, language, turn })
    })
    if (words === undefined || words.some((word) => word === undefined)) return undefined
    return words.filter((word) => word !== '').join(' ') || undefined
  }
}

/** A star stands for nothing as well. */
function withoutStars(piece: string): string {
  return piece.includes('*')
    ? piece
        .split('+')
        .filter((part) => part !== '*')
        .join(' ')
    : piece
}

interface Saying {
  expression: Expression
  name: string
  language: string
  turn: number
}

function sayValue(slot: Slot | undefined, saying: Saying): string | undefined {
  const { language, turn } = saying
  if (slot === undefined) return undefined
  switch (slot.type) {
    case listType:
      return oneOf(literalsAllowed(slot, saying), turn)
    case 'yesNo':
      return oneOf(
        yesAndNo(language).map(({ text }) => text),
        turn,
      )
    case 'Number':
    case 'which':
      return String(turn + 2)
    default:
      return oneOf(literalsAllowed(slot, saying), turn) ?? freeWords
  }
}

/** What free text says; no domain means anything by it. */
const freeWords = 'blah blah'

function literalsAllowed({ canonicals }: Slot, { expression, name }: Saying): string[] {
  const all = canonicals.flatMap(({ literals }) => literals)
  const restriction = expression.restrictions.find(({ slot }) => slot === name)
  if (restriction === undefined) return all
  const named = new Set(restriction.canonicals.map((canonical) => canonical.name))
  const spoken = new Set(restriction.canonicals.flatMap(({ literals }) => literals))
  const allowed = canonicals.filter((canonical) => named.has(canonical.name)).flatMap((one) => one.literals)
  return spoken.size === 0 ? allowed : allowed.filter((literal) => spoken.has(literal))
}

function oneOf(texts: readonly string[], turn: number): string | undefined {
  return texts.length === 0 ? undefined : texts[turn % texts.length]
}
