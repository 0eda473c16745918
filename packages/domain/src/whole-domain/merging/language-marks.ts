/*
 * What several languages say of an entry, in one list of it: each text has the mark of its language in front. So all languages are
 * merged at once, what they share is decided once, and nothing of one language is taken for something of another.
 */

const edge = '\u0000'

/** What a text of this language begins with; by itself it is the key of what the language has as one value. */
export function languageMark(language: string): string {
  return `${edge}${language}${edge}`
}

/** The language of a marked text or key, and what is behind the mark; nothing where there is none. */
export function readMark(text: string): { language: string; rest: string } | undefined {
  if (!text.startsWith(edge)) return undefined
  const end = text.indexOf(edge, edge.length)
  return end < 0 ? undefined : { language: text.slice(edge.length, end), rest: text.slice(end + edge.length) }
}

/** A text without its mark. */
export function unmarked(text: string): string {
  return readMark(text)?.rest ?? text
}

/** The field of an expression, outside, that says its language. */
export const languageField = `${edge}language`

/** The text that says of a language that it has a list at all, which may be empty. */
export const isThere = '\u0001'
