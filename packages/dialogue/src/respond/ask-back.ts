import { sentenceCounter } from '@sdp/domain/expressions'
import type { Reading } from '../model/reading.ts'
import type { Program } from '../program/program.ts'
import { said } from './own-sentences.ts'
import { platformTexts } from './platform-texts.ts'

/** Asks whether something was meant: in the words of the expression that comes nearest, with the values that were said. */
export function askBackText(program: Program, reading: Reading): string {
  const { askBack } = platformTexts(program.language)
  return askBack.replace('{{meant}}', () => meantBy(program, reading))
}

export function declinedText(language: string): string {
  return platformTexts(language).declined
}

const samples = 12

function meantBy(
  { domain, language, slots, intents }: Program,
  { intent, origin, slots: spoken }: Reading,
): string {
  const text = origin.kind === 'guess' ? origin.nearest : origin.text
  const { shown } = sentenceCounter(domain.reusableExpressions, language).samples(text, {
    size: samples,
    turn: 0,
  })
  // The shortest says it without what may be left out
  const [pattern] = shown.toSorted((one, other) => one.length - other.length)
  const expression = intents.get(intent)?.expressions.find((one) => one.text === text)
  if (pattern === undefined || expression === undefined) return intent
  const values = new Map(spoken.map((one) => [`$(${one.slot})`, one.text]))
  const withValues = pattern
    .split(' ')
    .map((piece) => values.get(piece) ?? piece)
    .join(' ')
  return said(withValues, { expression, slots, language, place: 0 }) ?? intent
}
