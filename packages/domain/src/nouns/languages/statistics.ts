import type { SentenceCounter } from '../../expressions/counting.ts'
import type { Intent } from '../../model/intent.ts'
import type { Slot } from '../../model/slot.ts'

/** The largest language model that a provider takes, in bytes. */
export const languageModelLimit = 25 * 1024 * 1024

/** What an intent adds to the model of a language. */
export interface IntentStatistics {
  name: string
  expressions: number
  /** How many sentences its expressions stand for, exactly. */
  combinations: bigint
  bytes: number
}

/** What a slot adds to the model of a language. */
export interface SlotStatistics {
  name: string
  literals: number
  bytes: number
}

/** Measures an intent in the language of the counter. */
export function intentStatistics(intent: Intent, counter: SentenceCounter): IntentStatistics {
  let combinations = 0n
  for (const { text } of intent.expressions) combinations += counter.combinations(text)
  return {
    name: intent.name,
    expressions: intent.expressions.length,
    combinations,
    bytes: sizeOfLines(intent.expressions.map(({ text }) => text)),
  }
}

/** Measures a slot in the language of its domain. */
export function slotStatistics(slot: Slot): SlotStatistics {
  const literals = slot.canonicals.flatMap((canonical) => canonical.literals)
  return { name: slot.name, literals: literals.length, bytes: sizeOfLines(literals) }
}

/** A model holds each text as a line of UTF-8 (ruling R40). */
function sizeOfLines(texts: readonly string[]): number {
  let bytes = 0
  for (const text of texts) bytes += sizeInUtf8(text) + 1
  return bytes
}

function sizeInUtf8(text: string): number {
  let bytes = 0
  for (const character of text) bytes += sizeOfCharacter(character.codePointAt(0) ?? 0)
  return bytes
}

function sizeOfCharacter(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
