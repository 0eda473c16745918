/** Characters that nobody sees, by the names that people know them by. */
const unseen: ReadonlyMap<number, string> = new Map([
  [0x09, 'tab'],
  [0x0a, 'line break'],
  [0x0d, 'line break'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202f, 'narrow no-break space'],
  [0x2060, 'word joiner'],
  [0x3000, 'ideographic space'],
  [0xfeff, 'byte order mark'],
])

/** What a character is called: by its name where nobody would see it, or else as it is written. */
export function nameOfCharacter(text: string, at: number): string {
  const code = text.codePointAt(at)!
  const name = unseen.get(code)
  if (name !== undefined) return `a ${name}`
  if (code >= 0xd800 && code <= 0xdfff) return 'half of a character'
  const character = String.fromCodePoint(code)
  return /^[\p{C}\p{Z}]$/u.test(character) ? `the invisible character U+${hex(code)}` : `"${character}"`
}

/** The first character of a text that nobody sees, if there is one; a plain space and the joiners are none. */
export function findUnseen(text: string): string | undefined {
  const at = text.search(/[^\S ]|[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u2060\ufeff]/u)
  return at < 0 ? undefined : nameOfCharacter(text, at)
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}
