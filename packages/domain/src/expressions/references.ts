const slotReference = /\$\(([^()[\]|\s]*)\)/g
const partReference = /§([\p{L}\p{M}\p{N}_-]+)/gu

/** The names of the slots that an expression mentions, also in one that is not written correctly. */
export function mentionedSlots(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(slotReference), (match) => match[1]!))
}

const partName = /[\p{L}\p{M}\p{N}_-]+/uy

/** The names of the reusable parts that an expression mentions. Searches first: most expressions mention none. */
export function mentionedParts(text: string): Set<string> {
  const names = new Set<string>()
  for (let at = text.indexOf('§'); at >= 0; at = text.indexOf('§', at + 1)) {
    partName.lastIndex = at + 1
    const name = partName.exec(text)?.[0]
    if (name !== undefined) names.add(name)
  }
  return names
}

/**
 * The expression with its slots called by other names; what becomes of a name is undefined where it stays. Searches
 * instead of matching a pattern: every expression of a domain passes here when a slot is renamed.
 */
export function changeSlotsInText(text: string, change: (name: string) => string | undefined): string {
  let changed = ''
  let copied = 0
  let at = text.indexOf('$(')
  while (at >= 0) {
    const from = at + 2
    const to = endOfSlotName(text, from)
    if (text[to] === ')') {
      const name = text.slice(from, to)
      const after = change(name)
      if (after !== undefined && after !== name) {
        changed += text.slice(copied, from) + after
        copied = to
      }
    }
    at = text.indexOf('$(', to)
  }
  return copied === 0 ? text : changed + text.slice(copied)
}

// By the unit itself: a look into a set for every letter would be a tenth of the time
const endsSlotName = new Uint8Array(0x80)
for (const character of '()[]| \t\r\n') endsSlotName[character.charCodeAt(0)] = 1

function endOfSlotName(text: string, from: number): number {
  let at = from
  while (at < text.length && endsSlotName[text.charCodeAt(at)] !== 1) at++
  return at
}

/** The expression with its reusable parts called by other names. */
export function changePartsInText(text: string, change: (name: string) => string | undefined): string {
  if (!text.includes('§')) return text
  return text.replace(partReference, (mention, name: string) => {
    const after = change(name)
    return after === undefined || after === name ? mention : `§${after}`
  })
}
