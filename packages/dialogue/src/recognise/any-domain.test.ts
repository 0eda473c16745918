import { sentenceCounter } from '@sdp/domain/expressions'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareFits, type Fit } from '../model/order.ts'
import { compileRecogniser } from './recogniser.ts'

const words = ['a', 'b', 'c', 'on', 'off', 'Über', "it's"]
const slots = [
  aSlot('list', { first: ['b', 'b c', 'new york'], second: ['c', 'off now'] }),
  aSlot('number', {}, { type: 'Number' }),
  aSlot('free', {}, { type: 'FreeText' }),
]
const part = { id: 'p', name: 'p', values: { 'eng-USA': '(a b|[c] on)' }, comments: '' }

const item = fc.letrec<{ item: string; sequence: string }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...words, '$(list)', '$(number)', '$(free)', '§p', 'a+*', 'a+*+c', '*+b'),
    fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((options) => `(${options.join('|')})`),
    fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((options) => `[${options.join('|')}]`),
  ),
  sequence: fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => items.join(' ')),
}))

const anyExpression = fc.record({
  text: fc.array(item.item, { minLength: 1, maxLength: 4 }).map((items) => items.join(' ')),
  weight: fc.constantFrom(100, 150, 300),
})

/** Fills what a sample leaves open, and notes which words are free. */
function say(
  sample: string,
  numbers: () => number,
): { text: string; slots: [string, unknown][]; free: number } {
  const found: [string, unknown][] = []
  let free = 0
  const pick = <One>(list: readonly One[]) => list[numbers() % list.length]!
  const text = sample.split(' ').map((word) => {
    if (word === '$(list)') {
      const { name, literals } = pick(slots[0]!.canonicals)
      found.push(['list', name])
      return pick(literals)
    }
    if (word === '$(number)') {
      const value = numbers() % 60
      found.push(['number', value])
      return String(value)
    }
    if (word === '$(free)' || word.includes('*')) {
      const count = word === '$(free)' ? 1 + (numbers() % 3) : numbers() % 3
      const said = Array.from({ length: count }, () => pick([...words, 'xyz', 'zebra'])).join(' ')
      free += count
      if (word === '$(free)') found.push(['free', said])
      return word === '$(free)' ? said : word.replaceAll('+', ' ').replace('*', said)
    }
    return word
  })
  return { text: text.join(' '), slots: found, free }
}

test('every sentence that an expression can make is understood as that or better', () => {
  const intents = fc.array(fc.array(anyExpression, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  assertProperty(
    fc.property(intents, fc.infiniteStream(fc.nat(1000)), (lists, stream) => {
      const domain = aDomain({
        slots,
        reusableExpressions: [part],
        intents: lists.map((list, at) =>
          anIntent(`intent${at}`, {
            expressions: list.map(({ text, weight }) => anExpression(text, { weight })),
          }),
        ),
      })
      const recogniser = compileRecogniser(domain, 'eng-USA')
      const counter = sentenceCounter(domain.reusableExpressions, 'eng-USA')
      const numbers = () => stream.next().value as number
      domain.intents.forEach(({ name, expressions }, intent) => {
        expressions.forEach(({ text: expression, weight }, index) => {
          for (const sample of counter.samples(expression, { size: 5, turn: 0 }).shown) {
            const { text, slots: wanted, free } = say(sample, numbers)
            const readings = recogniser.read(text)
            const own = readings.find((one) => one.intent === name)
            expect(own, `${text} by ${expression}`).toBeDefined()
            const { fit } = own!.origin as { fit: Fit }
            const made = { ...fit, free, weight, intent, expression: index }
            // Its own expression may take fewer words freely than the sample did, and another may fit better
            expect(fit.free, text).toBeLessThanOrEqual(free)
            const isItself = fit.expression === index && fit.free === free && compareFits(fit, made) === 0
            const hasOneWay = free === 0 && !sample.includes('$(list)') && !/[[(§]/.test(expression)
            if (isItself && hasOneWay)
              expect(own!.slots.map(({ slot, value }) => [slot, value])).toEqual(wanted)
            for (const one of readings) {
              for (const { from, to, text: said } of one.slots) expect(text.slice(from, to)).toBe(said)
            }
            // It need not tell how it fits
            expect(readings[0]).toMatchObject(recogniser.best(text)!)
          }
        })
      })
    }),
    { numRuns: 30 },
  )
})

test('the best reading is the first of all, also next to stars and where accents are forgiven', () => {
  const spelled = ['montée', 'monte', 'été', 'playing', 'music']
  const items = fc.constantFrom(
    ...spelled,
    'mont+*',
    '*+te',
    'play+*',
    'musi+*',
    '*+ing+*',
    '$(free)',
    '[été]',
  )
  const texts = fc.array(items, { minLength: 1, maxLength: 2 }).map((list) => list.join(' '))
  const said = fc
    .array(fc.constantFrom(...spelled, 'montee', 'ete', 'montagne'), { minLength: 1, maxLength: 2 })
    .map((list) => list.join(' '))
  assertProperty(
    fc.property(
      fc.array(texts, { minLength: 1, maxLength: 5 }),
      fc.array(said, { minLength: 4, maxLength: 8 }),
      (expressions, sentences) => {
        const intents = expressions.map((text, at) =>
          anIntent(`intent${at}`, { expressions: [anExpression(text)] }),
        )
        const recogniser = compileRecogniser(aDomain({ slots, intents }), 'fra-FRA')
        for (const text of sentences) {
          const [first] = recogniser.read(text)
          const best = recogniser.best(text)
          if (first === undefined || best === undefined) expect(best).toBe(first)
          // It need not tell how it fits
          else expect(first, `${text} by ${expressions.join(' / ')}`).toMatchObject(best)
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('after any edit a recogniser understands as one that is built from scratch', () => {
  const list = fc.array(anyExpression, { minLength: 1, maxLength: 3 })
  const intents = fc.array(list, { minLength: 1, maxLength: 4 })
  assertProperty(
    fc.property(intents, fc.array(fc.tuple(fc.nat(), list), { maxLength: 6 }), (lists, edits) => {
      let domain = aDomain({
        slots,
        reusableExpressions: [part],
        intents: lists.map((texts, at) =>
          anIntent(`intent${at}`, { expressions: texts.map(({ text }) => anExpression(text)) }),
        ),
      })
      let edited = compileRecogniser(domain, 'eng-USA')
      for (const [place, texts] of edits) {
        const kept = domain.intents.slice()
        const at = place % (kept.length + 1)
        const expressions = [
          ...(kept[at]?.expressions.slice(place % 2) ?? []),
          ...texts.map(({ text }) => anExpression(text)),
        ]
        kept[at] = { ...(kept[at] ?? anIntent(`intent${at}`)), expressions }
        const isReversed = place % 5 === 0
        domain = {
          ...domain,
          intents: isReversed ? kept.toReversed() : kept,
          slots: place % 3 === 0 ? domain.slots.map((slot) => ({ ...slot })) : domain.slots,
          reusableExpressions:
            place % 7 === 0
              ? [{ ...part, values: { 'eng-USA': '(b a|on [off])' } }]
              : domain.reusableExpressions,
        }
        edited = compileRecogniser(domain, 'eng-USA', edited)
      }
      const fromScratch = compileRecogniser(domain, 'eng-USA')
      const counter = sentenceCounter(domain.reusableExpressions, 'eng-USA')
      for (const { expressions } of domain.intents) {
        for (const { text } of expressions) {
          for (const sample of counter.samples(text, { size: 3, turn: 0 }).shown) {
            const said = say(sample, () => sample.length).text
            expect(edited.read(said)).toEqual(fromScratch.read(said))
          }
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('how many words are free in a long sentence does not depend on what else was understood', () => {
  const long = 'a b '.repeat(40).trim()
  const free = anIntent('free', { expressions: [anExpression('$(free) b')] })
  const without = compileRecogniser(aDomain({ slots, intents: [free] }), 'eng-USA')
  const exact = anIntent('exact', { expressions: [anExpression(`${long} [$(free)]`)] })
  const domain = aDomain({ slots, intents: [exact, free] })
  for (const recogniser of [
    compileRecogniser(domain, 'eng-USA'),
    compileRecogniser(domain, 'eng-USA', without),
  ]) {
    const fits = recogniser
      .read(long)
      .map(({ intent, origin }) => [intent, (origin as { fit: Fit }).fit.free])
    expect(fits).toEqual([
      ['exact', 0],
      ['free', 79],
    ])
  }
})
