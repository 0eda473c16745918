import { automata } from './automata.ts'
import { canBeginWith, decodeAutomaton, walk } from './automaton.ts'
import { chineseNumbers, japaneseNumbers } from './chinese.ts'
import { beginsWithDigit, digitsReader, fractionValue, isOnlyDigits } from './digits.ts'
import { aroundNumbers } from './languages.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { addNumber, type FoundNumbers, noNumbers, type SpokenNumbers, type WholeNumbers } from './spoken-number.ts'

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
  const way = { automaton: decodeAutomaton(written), hasNoSpaces: noSpaces.has(code) }
  const numbers: WholeNumbers = {
    canBeginWith: (key) => canBeginWith(way, key),
    read: (keys, count, from, found) => walk({ ...way, keys, count, found }, 0, from, 0, 0),
  }
  return code === 'jpn' ? japaneseOrKana(numbers) : numbers
}

/** What is known of a language is made when the first of its sentences is read, and kept. */
const known = new Map<string, ReturnType<typeof wordsFor>>()

function wordsFor(language: string) {
  const code = language.slice(0, 3).toLowerCase()
  const around = aroundNumbers[code]
  const list = <T>(texts: string | undefined, value: T) =>
    phrasesOf((texts ?? '').split(', ').map((text) => [text, value] as const), code)
  return {
    whole: wholeNumbersOf(code),
    minus: list(around?.minus, true),
    point: list(around?.point, true),
    half: list(around?.half, 0.5),
    halfBefore: list(around?.halfBefore, 0.5),
    tenths: list(around?.tenths, true),
    oh: new Set((around?.oh ?? '').split(', ')),
    values: phrasesOf(Object.entries(around?.values ?? {}), code),
  }
}

/** Fewer digits in a row, said one by one, are rather several numbers. */
const fewestDigits = 3

/**
 * The reader of numbers in a language: whole numbers in words or digits, and around them what every language has, a sign
 * (`minus five`), decimals (`101 point 5`), digits said one by one (`one oh one`) and halves (`22 and a half`).
 */
export function numberReader(language: string): SpokenNumbers {
  const code = language.slice(0, 3).toLowerCase()
  const words = known.get(code) ?? wordsFor(code)
  known.set(code, words)
  const { whole, minus, point, half, halfBefore, tenths, oh, values } = words
  const digits = digitsReader(language)
  const found = noNumbers()
  const wholes = noNumbers()
  const behind = noNumbers()

  /** Adds a number with its sign; zero has none. */
  function add(end: number, value: number, sign: number): void {
    addNumber(found, end, value === 0 ? 0 : sign * value)
  }

  function readWhole(keys: readonly string[], count: number, from: number, into: FoundNumbers): void {
    into.count = 0
    if (from >= count) return
    const key = keys[from]!
    const value = digits(key)
    if (value !== undefined) addNumber(into, from + 1, value)
    else whole.read(keys, count, from, into)
  }

  /** The digit that is said at a word, and the word after it. */
  function digitAt(keys: readonly string[], count: number, at: number): { end: number; digit: string } | undefined {
    if (at >= count) return undefined
    if (oh.has(keys[at]!)) return { end: at + 1, digit: '0' }
    readWhole(keys, count, at, behind)
    let best: { end: number; digit: string } | undefined
    for (let one = 0; one < behind.count; one++) {
      const value = behind.values[one]!
      if (value < 10 && Number.isInteger(value) && (best === undefined || behind.ends[one]! < best.end))
        best = { end: behind.ends[one]!, digit: String(value) }
    }
    return best
  }

  /** Adds what a number can go on with that ends before a word: decimals, a half, a fraction. */
  function addMore(keys: readonly string[], count: number, at: number, value: number, sign: number): void {
    if (at >= count || !Number.isInteger(value)) return
    const more = phraseAt(half, keys, count, at)
    if (more !== undefined) add(more.end, value + more.value, sign)
    const fraction = fractionValue(keys[at]!)
    if (fraction !== undefined) add(at + 1, value + fraction, sign)
    const dot = phraseAt(point, keys, count, at)
    if (dot !== undefined) addDecimals(keys, count, dot.end, value, sign)
  }

  /** Adds the numbers with one digit more each behind the point, or with two as one number: `virgule vingt-cinq`. */
  function addDecimals(keys: readonly string[], count: number, from: number, value: number, sign: number): void {
    if (from >= count) return
    const addWith = (decimals: string, end: number) => add(end, Number(`${value}.${decimals}`), sign)
    const addTenths = (end: number, decimals: string) => {
      const tail = decimals.length === 1 ? phraseAt(tenths, keys, count, end) : undefined
      if (tail !== undefined) addWith(decimals, tail.end)
    }
    if (isOnlyDigits(keys[from]!)) {
      addWith(keys[from]!, from + 1)
      addTenths(from + 1, keys[from]!)
      return
    }
    let decimals = ''
    let at = from
    for (let next = digitAt(keys, count, at); next !== undefined; next = digitAt(keys, count, at)) {
      decimals += next.digit
      at = next.end
      addWith(decimals, at)
      addTenths(at, decimals)
    }
    if (decimals !== '') return
    readWhole(keys, count, from, behind)
    for (let one = 0; one < behind.count; one++) {
      const two = behind.values[one]!
      if (two >= 10 && two < 100 && Number.isInteger(two)) addWith(String(two), behind.ends[one]!)
    }
  }

  /** Adds digits that are said one by one: `one oh one`, `one oh one point five`. */
  function addDigits(keys: readonly string[], count: number, from: number, sign: number): void {
    let said = ''
    let at = from
    for (let next = digitAt(keys, count, at); next !== undefined; next = digitAt(keys, count, at)) {
      said += next.digit
      at = next.end
      if (said.length >= fewestDigits) add(at, Number(said), sign)
      if (said.length > 1 && phraseAt(point, keys, count, at) !== undefined)
        addMore(keys, count, at, Number(said), sign)
    }
  }

  function addAll(keys: readonly string[], count: number, from: number, sign: number): void {
    const special = phraseAt(values, keys, count, from)
    if (special !== undefined) add(special.end, special.value, sign)
    const before = phraseAt(halfBefore, keys, count, from)
    const start = before?.end ?? from
    readWhole(keys, count, start, wholes)
    for (let one = 0; one < wholes.count; one++) {
      const end = wholes.ends[one]!
      const value = wholes.values[one]! + (before?.value ?? 0)
      add(end, value, sign)
      addMore(keys, count, end, value, sign)
    }
    if (wholes.count > 0 && !beginsWithDigit(keys[start]!)) addDigits(keys, count, start, sign)
  }

  const beginsPhrase = (key: string) => minus.has(key) || values.has(key) || halfBefore.has(key)
  return {
    digits,
    mayBeginWith: (key) =>
      beginsWithDigit(key)
        ? digits(key) !== undefined || fractionValue(key) !== undefined
        : beginsPhrase(key) || whole.canBeginWith(key) || fractionValue(key) !== undefined,
    mayGoOnWith: (key) => point.has(key) || half.has(key) || fractionValue(key) !== undefined,
    read(keys, count, from) {
      found.count = 0
      const fraction = fractionValue(keys[from]!)
      if (fraction !== undefined) addNumber(found, from + 1, fraction)
      const sign = phraseAt(minus, keys, count, from)
      if (sign === undefined) addAll(keys, count, from, 1)
      else {
        if (sign.end < count) addAll(keys, count, sign.end, -1)
        // What means minus may be part of a number too: 零
        if (found.count === 0) addAll(keys, count, from, 1)
      }
      return found
    },
  }
}
