import { textTokens } from './text-tokens.ts'

/**
 * A text as it is said: without tags and sequences, with placeholders filled and concepts in their words, where these are
 * known.
 */
export function spokenText(
  text: string,
  fill: (text: string) => string,
  wordsOf: (concept: string) => string | undefined = () => undefined,
): string {
  let spoken = ''
  let end = 0
  for (const { kind, from, to } of textTokens(text)) {
    // A placeholder can stand inside a tag, which is not said
    if (kind === 'placeholder' || from < end) continue
    spoken += text.slice(end, from)
    const name = text.slice(from, to)
    if (kind === 'concept') spoken += wordsOf(name) ?? conceptWords(name)
    // Or words around a tag would become one
    else if (!spoken.endsWith(' ')) spoken += ' '
    end = to
  }
  return fill(spoken + text.slice(end))
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** What a concept says is kept elsewhere; its name says what it is about. */
function conceptWords(name: string): string {
  return name
    .replace(/_CONCEPT$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
}
