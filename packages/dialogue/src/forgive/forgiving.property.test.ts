import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileRecogniser } from '../recognise/recogniser.ts'
import { wordsOf } from '../words/text/words.ts'
import { forgivingReader } from './forgiving-reader.ts'
import { rewrite } from './rewritten.ts'

const domain = aDomain({
  slots: [
    aSlot('device', { lamp: ['Lampe', 'große Lampe'], door: ['Tür', 'Tür vorne'] }),
    aSlot('level', {}, { type: 'Number' }),
    aSlot('title', {}, { type: 'FreeText' }),
  ],
  intents: [
    anIntent('set', { expressions: [anExpression('(stell|mach) [bitte] $(device) auf $(level)')] }),
    anIntent('play', { expressions: [anExpression('spiel [mal] $(title)')] }),
    anIntent('where', { expressions: [anExpression('wie komme ich zum (Bahnhof|Flughafen)')] }),
  ],
})
const exact = compileRecogniser(domain, 'deu-DEU')
const forgiving = forgivingReader(exact)

const oneOf = (list: string) => fc.constantFrom(...list.split('|'))
/** Sentences that expressions say. */
const exactly = fc
  .oneof(
    fc.tuple(
      oneOf('stell|mach|stell bitte'),
      oneOf('Lampe|große Lampe|Tür vorne'),
      oneOf('auf 7|auf zwanzig'),
    ),
    fc.tuple(oneOf('wie komme ich'), oneOf('zum Bahnhof|zum Flughafen')),
    fc.tuple(oneOf('spiel|spiel mal'), oneOf('Adele|Bitte Bitte|Vielen Dank|Doch Nicht')),
  )
  .map((parts) => parts.join(' '))
const extra = oneOf(
  "äh|ähm,|bitte|danke|könntest du|mal|halt|nicht|und|'ne|vielleicht|-|!|Tuer|Bahnhoff|lauter",
)
/** What people make of them. */
const said = fc
  .tuple(exactly, fc.array(fc.tuple(extra, fc.nat({ max: 9 })), { maxLength: 4 }), fc.boolean())
  .map(([text, extras, isRespelt]) => {
    const words = text.split(' ')
    for (const [word, at] of extras) words.splice(at % (words.length + 1), 0, word)
    const sentence = words.join(' ')
    return isRespelt ? sentence.replace('ü', 'ue').replace('zum', 'zu dem').replace('hof', 'hoof') : sentence
  })

test('a sentence that was said exactly is not changed', () => {
  let count = 0
  assertProperty(
    fc.property(fc.oneof(exactly, said), (text) => {
      const asSaid = exact.read(text)
      const [best] = asSaid
      if (best?.origin.kind !== 'expression' || best.origin.fit?.free !== 0) return
      count++
      expect(forgiving.read(text)).toEqual(asSaid)
    }),
    { numRuns: 500 },
  )
  expect(count).toBeGreaterThan(100)
})

test('slots are where they were said, and what was forgiven too; no negation is ever left out', () => {
  let count = 0
  assertProperty(
    fc.property(said, (text) => {
      for (const { slots, origin, score } of forgiving.read(text)) {
        for (const slot of slots) expect(text.slice(slot.from, slot.to)).toBe(slot.text)
        expect(score).toBeGreaterThan(0)
        const forgiven = origin.kind === 'expression' ? (origin.forgiven ?? []) : []
        if (forgiven.length > 0) count++
        let from = 0
        for (const one of forgiven) {
          from = text.indexOf(one.said, from) + one.said.length
          expect(from, one.said).toBeGreaterThanOrEqual(one.said.length)
          expect(one.said.split(' ')).not.toContain('nicht')
        }
      }
    }),
    { numRuns: 2000 },
  )
  expect(count).toBeGreaterThan(100)
})

test('a reading with something forgiven scores less than what it is read as', () => {
  assertProperty(
    fc.property(said, (text) => {
      const [reading] = forgiving.read(text)
      if (reading?.origin.kind !== 'expression' || reading.origin.readAs === undefined) return
      const [same] = exact.read(reading.origin.readAs)
      expect(same!.intent).toBe(reading.intent)
      expect(reading.score).toBeLessThan(same!.score)
    }),
    { numRuns: 1000 },
  )
})

test('an edited domain forgives what one compiled from scratch forgives', () => {
  const edited = {
    ...domain,
    slots: domain.slots.slice(1),
    intents: domain.intents.slice(1).map((intent) => ({ ...intent, name: `${intent.name}2` })),
  }
  const patched = forgivingReader(compileRecogniser(edited, 'deu-DEU', exact))
  const fromScratch = forgivingReader(compileRecogniser(edited, 'deu-DEU'))
  assertProperty(
    fc.property(said, (text) => {
      expect(patched.read(text)).toEqual(fromScratch.read(text))
    }),
    { numRuns: 500 },
  )
})

test('words that are left out leave all others as they are, one by one', () => {
  const piece = fc.constantFrom('eins', '2', '3', '嗯', '灯', "l'eau", '-4', 'é')
  const gap = fc.constantFrom('', ' ', ', ', '  ', '-')
  assertProperty(
    fc.property(
      fc.array(fc.tuple(piece, gap), { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.boolean()),
      (pieces, choose) => {
        const text = pieces.flat().join('')
        const words = wordsOf(text, 'cmn-CHN')
        const isOut = words.keys.map(() => choose.next().value as boolean)
        const edits = isOut.flatMap((out, at) =>
          out ? [{ kind: 'courtesy' as const, from: at, to: at + 1, meant: '' }] : [],
        )
        const left = wordsOf(rewrite(text, words, edits).text, 'cmn-CHN').keys
        expect(left).toEqual(words.keys.filter((_, at) => !isOut[at]))
      },
    ),
    { numRuns: 2000 },
  )
})
