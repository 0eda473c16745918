const slotReference = /\$\(([^()[\]|\s]*)\)/g
const partReference = /§([\p{L}\p{M}\p{N}_-]+)/gu

/** The names of the slots that an expression mentions, also in one that is not written correctly. */
export function mentionedSlots(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(slotReference), (match) => match[1]!))
}

/** The names of the reusable parts that an expression mentions. */
export function mentionedParts(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(partReference), (match) => match[1]!))
}

/** The expression with a slot called by its new name. */
export function renameSlotIn(text: string, from: string, to: string): string {
  return text.replaceAll(`$(${from})`, () => `$(${to})`)
}

/** The expression with a reusable part called by its new name. */
export function renamePartIn(text: string, from: string, to: string): string {
  if (!text.includes('§')) return text
  return text.replaceAll(partReference, (mention, name) => (name === from ? `§${to}` : mention))
}
