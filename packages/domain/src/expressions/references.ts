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

/** The expression with its slots called by other names; what becomes of a name is undefined where it stays. */
export function changeSlotsInText(text: string, change: (name: string) => string | undefined): string {
  if (!text.includes('$(')) return text
  return text.replace(slotReference, (mention, name: string) => {
    const after = change(name)
    return after === undefined || after === name ? mention : `$(${after})`
  })
}

/** The expression with its reusable parts called by other names. */
export function changePartsInText(text: string, change: (name: string) => string | undefined): string {
  if (!text.includes('§')) return text
  return text.replace(partReference, (mention, name: string) => {
    const after = change(name)
    return after === undefined || after === name ? mention : `§${after}`
  })
}
