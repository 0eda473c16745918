import { textTokens } from '@sdp/domain/responses'
import type { ColouredToken } from '../code-field/highlighting.ts'
import './response-text.css'

/** The pieces of a text that have a colour; all of them are read from left to right. */
export function colouredTokens(text: string): ColouredToken[] {
  return textTokens(text).map(({ kind, from, to }) => ({
    from,
    to,
    className: `response-${kind}`,
    isName: true,
  }))
}
