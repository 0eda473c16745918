import type { UsePlace } from '../usage.ts'
import { type Used, usesOf } from '../uses.ts'
import { readIntent } from './intents.ts'
import type { WireInterpretation } from './schemas.ts'

/** The intents of a language whose expressions mention something, from what is stored of that language. */
export function usesInLanguage(stored: readonly WireInterpretation[], used: Used): UsePlace[] {
  if (used.kind === 'intent') {
    // Counting its own expressions needs nothing made of them
    return stored.flatMap(({ intent, expressions = [] }) =>
      expressions.length > 0 && used.names.includes(intent)
        ? [{ name: intent, count: expressions.length }]
        : [],
    )
  }
  const intents = stored.map((interpretation) =>
    readIntent(
      interpretation.intent,
      { ontology: {}, interpretation, arbitration: undefined, justTalk: false },
      '',
    ),
  )
  return usesOf({ intents }, used).intents
}
