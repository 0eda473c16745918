import { characterKind, kindOf } from './characters.ts'
import { endOfName } from './parse.ts'

/** A stretch of an expression that is more than words. */
export interface ExpressionToken {
  kind: 'slot' | 'part' | 'bracket' | 'bar' | 'wildcard'
  from: number
  to: number
}

/** What in an expression is more than words, also in one that is not finished or not written correctly. */
export function expressionTokens(text: string): ExpressionToken[] {
  const tokens: ExpressionToken[] = []
  let at = 0
  while (at < text.length) {
    const token = tokenAt(text, at)
    if (token !== undefined) tokens.push(token)
    at = token?.to ?? at + 1
  }
  return tokens
}

function tokenAt(text: string, from: number): ExpressionToken | undefined {
  switch (characterKind(text, from)) {
    case kindOf.open:
    case kindOf.close:
      return { kind: 'bracket', from, to: from + 1 }
    case kindOf.bar:
      return { kind: 'bar', from, to: text[from + 1] === '|' ? from + 2 : from + 1 }
    case kindOf.star:
    case kindOf.plus:
      return { kind: 'wildcard', from, to: from + 1 }
    case kindOf.section:
      return { kind: 'part', from, to: endOfName(text, from + 1) }
    case kindOf.dollar: {
      if (text[from + 1] !== '(') return undefined
      const end = endOfName(text, from + 2)
      return { kind: 'slot', from, to: text[end] === ')' ? end + 1 : end }
    }
    default:
      return undefined
  }
}
