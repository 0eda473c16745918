import type { WireInterpretation, WireUserInput } from './schemas.ts'

/** What a language that was just added says about an intent: nothing yet, at its place (ruling R63). */
export function interpretationOutline(intent: string): WireInterpretation {
  return { intent, expressions: [] }
}

/** What a language that was just added says about a slot: its canonicals in the order of another language, unspoken. */
export function userInputOutline({ name, canonicals = [] }: WireUserInput): WireUserInput {
  return { name, canonicals: canonicals.map(({ canonical }) => ({ canonical, literals: [] })) }
}
