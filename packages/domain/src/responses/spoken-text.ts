import { textTokens } from './text-tokens.ts'

/** A text as it is said: without tags and sequences, and with placeholders filled. */
export function spokenText(text: string, fill: (text: string) => string): string {
  let spoken = ''
  let end = 0
  for (const { kind, from, to } of textTokens(text)) {
    // A placeholder can stand inside a tag, which is not said
    if (kind === 'placeholder' || from < end) continue
    spoken += text.slice(end, from)
    if (kind === 'concept') spoken += conceptWords(text.slice(from, to))
    // Or words around a tag would become one
    else if (!spoken.endsWith(' ')) spoken += ' '
    end = to
  }
  return fill(spoken + text.slice(end))
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** What a concept says is kept elsewhere; its name tells what it is about. */
function conceptWords(name: string): string {
  return name
    .replace(/_CONCEPT$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
}
