import { spellingMarks } from '../toolbox/names.ts'

/** What a character is to the expression language. */
export const kindOf = {
  invalid: 0,
  word: 1,
  space: 2,
  bar: 3,
  open: 4,
  close: 5,
  dollar: 6,
  section: 7,
  plus: 8,
  star: 9,
  underscore: 10,
} as const

const special: Record<string, number> = {
  ' ': kindOf.space,
  '|': kindOf.bar,
  '(': kindOf.open,
  '[': kindOf.open,
  ')': kindOf.close,
  ']': kindOf.close,
  $: kindOf.dollar,
  '§': kindOf.section,
  '+': kindOf.plus,
  '*': kindOf.star,
  _: kindOf.underscore,
}

// Letters, marks and digits of any script, and what belongs to the spelling in some of them
const wordCharacter = new RegExp(`^[\\p{L}\\p{M}\\p{N}\\-${spellingMarks}]$`, 'u')

const unknown = 255
const known = new Uint8Array(0x10000).fill(unknown)

/** The kind of the UTF-16 unit at an index; half of a pair is judged by the whole character. */
export function characterKind(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const kind = known[unit]!
  return kind === unknown ? classify(text, at, unit) : kind
}

function classify(text: string, at: number, unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) {
    const start = unit >= 0xdc00 ? at - 1 : at
    const code = text.codePointAt(start) ?? unit
    // Half of a pair without the other half is no character
    const isWord = code > 0xffff && wordCharacter.test(String.fromCodePoint(code))
    return isWord ? kindOf.word : kindOf.invalid
  }
  const character = String.fromCharCode(unit)
  const kind = special[character] ?? (wordCharacter.test(character) ? kindOf.word : kindOf.invalid)
  known[unit] = kind
  return kind
}

/** Whether a character belongs to the spelling of words, but not to names. */
export function isSpellingMark(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  const isEnglish = unit < 0x80 && unit !== 0x27
  return !isEnglish && spellingMarks.includes(text[at]!)
}

/** Whether a character only joins others, and is nothing by itself. */
export function isJoiner(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit === 0x200c || unit === 0x200d
}

/** Whether a stretch of a text has nothing but joiners. */
export function hasOnlyJoiners(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isJoiner(text, at)) return false
  return true
}
