import type { TestTurn } from '@sdp/domain/tests'
import type { Trace } from '../model/trace.ts'
import { intentOf, slotsOf } from './actual.ts'
import { areSameValues } from './said-values.ts'

interface Spoken {
  said: string
  language: string
  trace: Pick<Trace, 'understood'>
}

/**
 * Whether somebody said elsewhere what a turn of a test says: the same sentence or, where the turn has none in that language, what
 * was understood as its intent with its values. What the assistant asked back for was not understood yet.
 */
export function saysSame({ sentences, intent, slots }: TestTurn, { said, language, trace }: Spoken): boolean {
  const sentence = sentences[language]
  if (sentence !== undefined) return withSingleSpaces(sentence) === withSingleSpaces(said)
  if (trace.understood.asksBack || trace.understood.chosen === undefined) return false
  // A bare answer to a question has no intent
  return (intentOf(trace) ?? '') === intent && areSameValues(slotsOf(trace), slots)
}

function withSingleSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
