import type { Domain } from '@sdp/domain'
import { type Expression, type Item, parseExpression, type Sequence } from '@sdp/domain/expressions'
import type { Slot } from '@sdp/domain/slots'
import type { Reading, SpokenSlot } from '../model/reading.ts'

/** A word of a sentence and its position. */
interface Word {
  text: string
  from: number
  to: number
}

/** One way in which the beginning of a sentence fits: how many words it took, and what it found. */
interface Fit {
  at: number
  slots: SpokenSlot[]
  /** Words that only a star or free text takes. */
  free: number
  /** Words of the expression itself. */
  literal: number
  /** Values of slots that are no free text, each of which counts once. */
  values: number
}

/** Reads sentences by trying every way through every expression: slow, and so plain that it can be trusted. */
export function slowReading(domain: Domain, language: string): { read(text: string): Reading[] } {
  const parts = new Map(domain.reusableExpressions.map(({ name, values }) => [name, values[language] ?? '']))
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))

  return {
    read(text) {
      const words = wordsOf(text)
      if (words.length === 0) return []
      const found = domain.intents.flatMap((intent) =>
        intent.expressions.flatMap((expression, index) => {
          const options = parseExpression(expression.text).tree?.options ?? []
          const fits = options
            .flatMap((option) => [...sequence(option, { words, expression, text }, start)])
            .filter(({ at }) => at === words.length)
          return fits.map((fit) => ({ intent: intent.name, fit, index, expression }))
        }),
      )
      return found
        .toSorted(
          (a, b) =>
            a.fit.free - b.fit.free ||
            a.fit.literal + a.fit.values - b.fit.literal - b.fit.values ||
            b.fit.literal - a.fit.literal ||
            b.expression.weight - a.expression.weight,
        )
        .filter(({ intent }, at, all) => all.findIndex((one) => one.intent === intent) === at)
        .map(
          ({ intent, fit, index, expression }): Reading => ({
            intent,
            slots: fit.slots,
            score: 0,
            origin: { kind: 'expression', index, text: expression.text },
          }),
        )
    },
  }

  interface Sentence {
    text: string
    words: Word[]
    expression: Expression
  }

  function* sequence(items: Sequence, sentence: Sentence, before: Fit): Iterable<Fit> {
    const [first, ...rest] = items
    if (first === undefined) {
      yield before
      return
    }
    for (const fit of item(first, sentence, before)) yield* sequence(rest, sentence, fit)
  }

  function* item(one: Item, sentence: Sentence, before: Fit): Iterable<Fit> {
    const { words } = sentence
    switch (one.kind) {
      case 'word':
        if (words[before.at]?.text === fold(one.text))
          yield { ...before, at: before.at + 1, literal: before.literal + 1 }
        return
      case 'wildcard':
        yield* wildcard(one.parts, sentence, before)
        return
      case 'part':
        for (const option of parseExpression(parts.get(one.name) ?? '').tree?.options ?? []) {
          yield* sequence(option, sentence, before)
        }
        return
      case 'slot':
        yield* slot(one.name, sentence, before)
        return
      case 'optional':
        yield before
        break
      default:
    }
    if (one.kind === 'optional' || one.kind === 'group') {
      for (const option of one.options) yield* sequence(option, sentence, before)
    }
  }

  function* wildcard([first, ...rest]: string[], sentence: Sentence, before: Fit): Iterable<Fit> {
    if (first === undefined) {
      yield before
      return
    }
    if (first !== '*') {
      if (sentence.words[before.at]?.text !== fold(first)) return
      yield* wildcard(rest, sentence, { ...before, at: before.at + 1, literal: before.literal + 1 })
      return
    }
    for (let at = before.at; at <= sentence.words.length; at++) {
      yield* wildcard(rest, sentence, { ...before, at, free: before.free + at - before.at })
    }
  }

  function* slot(name: string, { words, text, expression }: Sentence, before: Fit): Iterable<Fit> {
    const known = slots.get(name)
    if (known === undefined) return
    for (let at = before.at + 1; at <= words.length; at++) {
      const [from, to] = [words[before.at]!.from, words[at - 1]!.to]
      const said = text.slice(from, to)
      const values = valuesOf(known, expression, said)
      for (const { value, isFree } of values) {
        yield {
          ...before,
          at,
          free: before.free + (isFree ? at - before.at : 0),
          values: before.values + (isFree ? 0 : 1),
          slots: [...before.slots, { slot: name, value, text: said, from, to }],
        }
      }
    }
  }
}

const start: Fit = { at: 0, slots: [], free: 0, literal: 0, values: 0 }

function valuesOf(
  slot: Slot,
  expression: Expression,
  said: string,
): { value: SpokenSlot['value']; isFree: boolean }[] {
  if (slot.type === 'StaticList') {
    const restriction = expression.restrictions.find((one) => one.slot === slot.name)
    return (restriction?.canonicals ?? slot.canonicals)
      .filter(({ name, literals }) =>
        (literals.length > 0 ? literals : [name]).some((one) => fold(one) === fold(said)),
      )
      .map(({ name }) => ({ value: name, isFree: false }))
  }
  if (slot.type === 'Number') {
    return /^\d+([.,]\d+)?$/.test(said) ? [{ value: Number(said.replace(',', '.')), isFree: false }] : []
  }
  if (slot.type === 'yesNo') {
    return ['yes', 'no'].includes(fold(said)) ? [{ value: fold(said) === 'yes', isFree: false }] : []
  }
  return [{ value: said, isFree: true }]
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[^\s.,!?]+/g), ({ 0: word, index }) => ({
    text: fold(word),
    from: index,
    to: index + word.length,
  }))
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}
