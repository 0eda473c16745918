import type { Expression } from '@sdp/domain/expressions'

export interface NearExpression {
  /** Its place among the expressions of the intent. */
  index: number
  text: string
}

/** The expression that shares most words with a sentence, if one of them shares any. */
export function nearestExpression(
  expressions: readonly Expression[],
  sentence: string,
): NearExpression | undefined {
  const said = wordsIn(sentence)
  let best: (NearExpression & { share: number }) | undefined
  for (const [index, { text }] of expressions.entries()) {
    const words = wordsIn(text.replaceAll(/\$\([^)]*\)|§[\p{L}\p{M}\p{N}_-]+/gu, ' '))
    const shared = [...words].filter((word) => said.has(word)).length
    const share = (2 * shared) / (words.size + said.size)
    if (shared > 0 && share > (best?.share ?? 0)) best = { index, text, share }
  }
  return best && { index: best.index, text: best.text }
}

/** The words of a text; where a script has no spaces, its characters. */
function wordsIn(text: string): Set<string> {
  const found = text
    .toLowerCase()
    .match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu)
  return new Set(found)
}
