import { expressionTokens } from '@sdp/domain/expressions'
import type { ReactNode } from 'react'
import { tokenClass } from './expression-colours.ts'

/** An expression to read, in the colours of the editor. */
export function ExpressionText({ text }: { text: string }) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { kind, from, to } of expressionTokens(text)) {
    if (from > end) pieces.push(text.slice(end, from))
    const isName = kind === 'slot' || kind === 'part'
    pieces.push(
      <span key={from} className={tokenClass(kind)} dir={isName ? 'ltr' : undefined}>
        {text.slice(from, to)}
      </span>,
    )
    end = to
  }
  if (end < text.length) pieces.push(text.slice(end))
  // Another text is drawn again as a whole, which is quicker than piece by piece.
  return (
    <span key={text} className="expression-text" dir="auto">
      {pieces}
    </span>
  )
}
