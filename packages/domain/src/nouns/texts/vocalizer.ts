import { type EscapeToken, type TextToken, textTokens } from './text-tokens.ts'

/** Vocalizer's old sequences in a text, such as `\e\rate=120\`. */
export function vocalizerSequences(tokens: readonly TextToken[]): EscapeToken[] {
  return tokens.filter((token): token is EscapeToken => token.kind === 'escape')
}

/** Whether a text is written with Vocalizer's old syntax. */
export function hasVocalizerSyntax(text: string): boolean {
  return vocalizerSequences(textTokens(text)).length > 0
}
