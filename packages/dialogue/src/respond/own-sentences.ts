import { type Domain, firstByName } from '@sdp/domain'
import { type Expression, sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { kindOfSlot, listLiterals } from '../words/slot-values.ts'
import { yesAndNo } from '../words/yes-no.ts'

/** A sentence that an expression of the intent says. */
export interface OwnSentence {
  intent: string
  text: string
}

/** Makes sentences of an intent, up to a maximum: one of each of its expressions, which are chosen evenly. */
export function ownSentencesOf(
  domain: Pick<Domain, 'slots' | 'reusableExpressions'>,
  language: string,
): (intent: Intent, max: number) => OwnSentence[] {
  const counter = sentenceCounter(domain.reusableExpressions, language)
  const slots = firstByName(domain.slots)
  return ({ name, expressions }, max) => {
    const count = Math.min(expressions.length, max)
    return Array.from({ length: count }, (_, place) => {
      const expression = expressions[Math.floor((place * expressions.length) / count)]!
      const [pattern] = counter.samples(expression.text, { size: 1, turn: place }).shown
      const text = pattern === undefined ? undefined : said(pattern, { expression, slots, language, place })
      return text === undefined ? [] : [{ intent: name, text }]
    }).flat()
  }
}

interface Saying {
  expression: Expression
  slots: ReadonlyMap<string, Slot>
  language: string
  /** Other places say other values. */
  place: number
}

/** Says a sentence of an expression with values for its slots; nothing where it needs what nobody wrote. */
export function said(pattern: string, saying: Saying): string | undefined {
  const pieces = pattern.split(' ').flatMap((piece) => {
    if (piece.startsWith('$(')) return valueFor(piece.slice(2, -1), saying)
    if (piece.startsWith('§')) return undefined
    return piece.split('+').map((part) => (part === '*' ? anyWord(saying.language) : part))
  })
  return pieces.every((piece) => piece !== undefined) && pieces.length > 0 ? pieces.join(' ') : undefined
}

function valueFor(name: string, { expression, slots, language, place }: Saying): string | undefined {
  const slot = slots.get(name)
  if (slot === undefined) return undefined
  switch (kindOfSlot(slot, language)) {
    case 'number':
      return String(1 + (place % 20))
    case 'yesNo':
      return yesAndNo(language)[0]?.text
    case 'which':
      return '1'
    case 'time':
      return `${1 + (place % 12)}:30`
    case 'free':
      return anyWord(language)
    case 'list': {
      const allowed = expression.restrictions.find((one) => one.slot === name)?.canonicals
      const literals = listLiterals(slot.canonicals, allowed)
      return literals[place % Math.max(1, literals.length)]?.text
    }
  }
}

/** Scripts without spaces have words of one character. */
const withoutSpaces = /^(cmn|yue|jpn|tha)/

/** A word that is unlikely to mean anything. */
function anyWord(language: string): string {
  return withoutSpaces.test(language) ? '鹏' : 'quartz'
}
