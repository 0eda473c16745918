import { messages } from '../../messages/messages.ts'
import { conceptLimits } from '../../model/concept.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { hasVocalizerSyntax } from '../texts/vocalizer.ts'

/** What is wrong with a text of a concept, or nothing. */
export function checkConceptText(text: string): string | undefined {
  if (text.trim() === '') return messages.concepts.textEmpty
  if (hasVocalizerSyntax(text)) return messages.concepts.vocalizer
  return text.length > conceptLimits.text ? messages.concepts.textLength(conceptLimits.text) : undefined
}

const codes: ReadonlyMap<string, string> = new Map(
  supportedLanguages.map(({ value }) => [value.toLowerCase(), value]),
)

/** The language as the configuration writes it, whatever the case it was typed in; undefined where there is none. */
export function conceptLanguage(code: string): string | undefined {
  return codes.get(code.trim().toLowerCase())
}
