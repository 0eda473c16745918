import { withoutAccents, wordsOf } from '../text/words.ts'

/** Phrases of some words, by the first of them; longer ones come first. */
export type Phrases<T> = ReadonlyMap<string, readonly { keys: readonly string[]; value: T }[]>

/** Phrases of a language with their values; without their accents they are understood too. */
export function phrasesOf<T>(
  texts: Iterable<readonly [text: string, value: T]>,
  language: string,
): Phrases<T> {
  const byFirst = new Map<string, { keys: readonly string[]; value: T }[]>()
  const add = (keys: readonly string[], value: T) => {
    const [first] = keys
    if (first === undefined) return
    const others = byFirst.get(first) ?? []
    if (others.some((one) => one.keys.join(' ') === keys.join(' '))) return
    others.push({ keys, value })
    byFirst.set(
      first,
      others.sort((a, b) => b.keys.length - a.keys.length),
    )
  }
  for (const [text, value] of texts) {
    const { keys } = wordsOf(text, language)
    add(keys, value)
    // The tones of Vietnamese distinguish words
    if (!language.startsWith('vie')) add(keys.map(withoutAccents), value)
  }
  return byFirst
}

/** The longest phrase that begins at a word, if any. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  keys: readonly string[],
  count: number,
  from: number,
): { end: number; value: T } | undefined {
  if (from >= count) return undefined
  const some = phrases.get(keys[from]!)
  if (some === undefined) return undefined
  for (const { keys: wanted, value } of some) {
    const end = from + wanted.length
    if (end <= count && isAt(wanted, keys, from)) return { end, value }
  }
  return undefined
}

function isAt(wanted: readonly string[], keys: readonly string[], from: number): boolean {
  for (let at = 1; at < wanted.length; at++) if (keys[from + at] !== wanted[at]) return false
  return true
}
