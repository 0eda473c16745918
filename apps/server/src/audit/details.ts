/**
 * What an entry says beyond who did what: one text, or a list with an item for each person or thing that was changed.
 * Items are never divided or left out (ruling R263).
 */
export type Details = string | readonly string[]

/** An entry holds no more; a longer list goes on in the next entry. */
const maxCharacters = 64 * 1024
/** Longer than any name, and than every message that a call takes. */
const maxInItem = 8 * 1024

/** The details of as many entries as they need, usually one. */
export function detailTexts(details: Details): string[] {
  const texts: string[] = []
  for (const item of [details].flat().map(shortened)) {
    const last = texts.at(-1)
    const longer = last === undefined ? item : `${last}; ${item}`
    if (last === undefined || longer.length > maxCharacters) texts.push(item)
    else texts[texts.length - 1] = longer
  }
  if (texts.length < 2) return [texts[0] ?? '']
  return texts.map((text, at) => `(${at + 1} of ${texts.length}) ${text}`)
}

/** The beginning of a text that is too long, which says how much is left out. */
export function shortened(text: string): string {
  if (text.length <= maxInItem) return text
  return `${text.slice(0, maxInItem)} (${text.length - maxInItem} more characters)`
}
