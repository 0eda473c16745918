import type { ReactNode } from 'react'
import { colouredTokens } from './coloured-tokens.ts'

/** A text of a response to read, in the colours of its editor. */
export function ResponseText({ text }: { text: string }) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { from, to, className } of colouredTokens(text)) {
    // A placeholder inside a tag has the colour of the tag
    if (from < end) continue
    if (from > end) pieces.push(text.slice(end, from))
    pieces.push(
      <span key={from} className={className} dir="ltr">
        {text.slice(from, to)}
      </span>,
    )
    end = to
  }
  if (end < text.length) pieces.push(text.slice(end))
  return (
    <span key={text} className="expression-text response-text" dir="auto">
      {pieces}
    </span>
  )
}
