import { automata } from './automata.ts'
import { automatonNumbers, decodeAutomaton } from './automaton.ts'
import { chineseNumbers, japaneseNumbers } from './chinese.ts'
import { aroundNumbers } from './languages.ts'
import { phrasesOf } from './phrases.ts'
import type { WholeNumbers } from './spoken-number.ts'

const noWords: WholeNumbers = { canBeginWith: () => false, read: () => {} }

/** Japanese is said in characters and written in kana too. */
const japaneseOrKana = (kana: WholeNumbers): WholeNumbers => ({
  canBeginWith: (key) => japaneseNumbers.canBeginWith(key) || kana.canBeginWith(key),
  read(keys, count, from, found) {
    japaneseNumbers.read(keys, count, from, found)
    if (found.count === 0) kana.read(keys, count, from, found)
  },
})

const noSpaces = new Set(['jpn', 'tha'])

function wholeNumbersOf(code: string): WholeNumbers {
  if (code === 'cmn' || code === 'sic' || code === 'yue') return chineseNumbers
  const written = automata[code]
  if (written === undefined) return noWords
  const numbers = automatonNumbers(decodeAutomaton(written), { hasNoSpaces: noSpaces.has(code) })
  return code === 'jpn' ? japaneseOrKana(numbers) : numbers
}

/** What a word can be in a number. */
export interface Role {
  /** Whether it begins no number, only a whole one, or one with something said before it. */
  beginning: 'none' | 'whole' | 'phrase'
  /** Whether a whole number may go on with it: decimals, a half. */
  goesOn: boolean
  /** Its value where it is a digit, else -1. */
  digit: number
}

const known = new Map<string, ReturnType<typeof wordsFor>>()

/** The number words of a language by its first three letters, made once and kept. */
export function wordsOfLanguage(code: string): ReturnType<typeof wordsFor> {
  const before = known.get(code)
  if (before !== undefined) return before
  const made = wordsFor(code)
  known.set(code, made)
  return made
}

function wordsFor(code: string) {
  const around = aroundNumbers[code]
  const list = <T>(texts: string | undefined, value: T) =>
    phrasesOf(
      (texts ?? '').split(', ').map((text) => [text, value] as const),
      code,
    )
  return {
    whole: wholeNumbersOf(code),
    // A digit is one word, but for scripts in which a word is a character
    hasLongDigits: noSpaces.has(code),
    roles: new Map<string, Role>(),
    minus: list(around?.minus, true),
    point: list(around?.point, true),
    half: list(around?.half, 0.5),
    halfBefore: list(around?.halfBefore, 0.5),
    tenths: list(around?.tenths, true),
    oh: new Set((around?.oh ?? '').split(', ')),
    values: phrasesOf(Object.entries(around?.values ?? {}), code),
  }
}
