import { languageCode } from '../text/language-code.ts'
import { beginsWithDigit, digitsReader, fractionValue, isOnlyDigits } from './digits.ts'
import { type Role, wordsOfLanguage } from './language-words.ts'
import { phraseAt } from './phrases.ts'
import { addNumber, type FoundNumbers, noNumbers, type SpokenNumbers } from './spoken-number.ts'

/** Words are whatever people say, so the cache is bounded. */
const maxCached = 20_000
const maxCachedLetters = 64

/** Fewer digits in a row, said one by one, are rather several numbers. */
const minDigits = 3

/**
 * The reader of numbers in a language: whole numbers in words or digits, and around them what every language has, a sign
 * (`minus five`), decimals (`101 point 5`), digits said one by one (`one oh one`) and halves (`22 and a half`).
 */
export function numberReader(language: string): SpokenNumbers {
  const words = wordsOfLanguage(languageCode(language))
  const { whole, hasLongDigits, minus, point, half, halfBefore, tenths, oh, values } = words
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

  function roleOf(key: string): Role {
    const before = words.roles.get(key)
    if (before !== undefined) return before
    const hasPhrase =
      minus.has(key) || values.has(key) || halfBefore.has(key) || fractionValue(key) !== undefined
    const isWhole = digits(key) !== undefined || whole.canBeginWith(key)
    const role: Role = {
      beginning: hasPhrase ? 'phrase' : isWhole ? 'whole' : 'none',
      goesOn: point.has(key) || half.has(key) || fractionValue(key) !== undefined,
      digit: oh.has(key) ? 0 : shortestDigit([key], 1, 0),
    }
    if (key.length > maxCachedLetters) return role
    if (words.roles.size >= maxCached) words.roles.clear()
    words.roles.set(key, role)
    return role
  }

  /** The digit that is said at a word, or -1; `digitEnd` is the word after it. */
  let digitEnd = 0
  function digitAt(keys: readonly string[], count: number, at: number): number {
    if (at >= count) return -1
    if (hasLongDigits) return shortestDigit(keys, count, at)
    const { digit } = roleOf(keys[at]!)
    digitEnd = at + 1
    return digit
  }

  function shortestDigit(keys: readonly string[], count: number, at: number): number {
    readWhole(keys, count, at, behind)
    let digit = -1
    digitEnd = count + 1
    for (let one = 0; one < behind.count; one++) {
      const value = behind.values[one]!
      if (value >= 10 || !Number.isInteger(value) || behind.ends[one]! >= digitEnd) continue
      digit = value
      digitEnd = behind.ends[one]!
    }
    return digit
  }

  /** Adds what a number can go on with that ends before a word: decimals, a half, a fraction. */
  function addMore(keys: readonly string[], count: number, at: number, value: number, sign: number): void {
    if (at >= count || !roleOf(keys[at]!).goesOn || !Number.isInteger(value)) return
    const more = phraseAt(half, keys, count, at)
    if (more !== undefined) add(more.end, value + more.value, sign)
    const fraction = fractionValue(keys[at]!)
    if (fraction !== undefined) add(at + 1, value + fraction, sign)
    const dot = phraseAt(point, keys, count, at)
    if (dot !== undefined) addDecimals(keys, count, dot.end, value, sign)
  }

  /** Adds the number with its tenths where the word for these follows: `öt tized`. */
  function addTenths(
    keys: readonly string[],
    count: number,
    at: number,
    value: number,
    tenth: number,
    sign: number,
  ): void {
    const tail = phraseAt(tenths, keys, count, at)
    if (tail !== undefined) add(tail.end, (10 * value + tenth) / 10, sign)
  }

  /** Adds the numbers with one digit more each behind the point, or with two as one number: `virgule vingt-cinq`. */
  function addDecimals(
    keys: readonly string[],
    count: number,
    from: number,
    value: number,
    sign: number,
  ): void {
    if (from >= count) return
    const written = keys[from]!
    if (isOnlyDigits(written)) {
      add(from + 1, Number(`${value}.${written}`), sign)
      if (written.length === 1) addTenths(keys, count, from + 1, value, Number(written), sign)
      return
    }
    let scaled = value
    let scale = 1
    let at = from
    for (let next = digitAt(keys, count, at); next >= 0; next = digitAt(keys, count, at)) {
      scaled = 10 * scaled + next
      scale *= 10
      at = digitEnd
      // A quotient of whole numbers is the nearest there is, as if it had been written
      add(at, scaled / scale, sign)
      if (scale === 10) addTenths(keys, count, at, value, next, sign)
    }
    if (scale > 1) return
    readWhole(keys, count, from, behind)
    for (let one = 0; one < behind.count; one++) {
      const two = behind.values[one]!
      if (two >= 10 && two < 100 && Number.isInteger(two))
        add(behind.ends[one]!, (100 * value + two) / 100, sign)
    }
  }

  /** Adds digits that are said one by one: `one oh one`, `one oh one point five`. */
  function addDigits(keys: readonly string[], count: number, from: number, sign: number): void {
    // Mostly there is one digit, and then none
    if (digitAt(keys, count, from) < 0 || digitAt(keys, count, digitEnd) < 0) return
    let said = ''
    let at = from
    for (let next = digitAt(keys, count, at); next >= 0; next = digitAt(keys, count, at)) {
      said += next
      at = digitEnd
      if (said.length >= minDigits) add(at, Number(said), sign)
      if (said.length > 1 && phraseAt(point, keys, count, at) !== undefined)
        addMore(keys, count, at, Number(said), sign)
    }
  }

  function addWholes(keys: readonly string[], count: number, from: number, sign: number, share = 0): void {
    readWhole(keys, count, from, wholes)
    for (let one = 0; one < wholes.count; one++) {
      const end = wholes.ends[one]!
      const value = wholes.values[one]! + share
      add(end, value, sign)
      addMore(keys, count, end, value, sign)
    }
    if (wholes.count > 0 && !beginsWithDigit(keys[from]!)) addDigits(keys, count, from, sign)
  }

  /** Adds numbers that may begin with a word of their own, or a half that is said first. */
  function addAll(keys: readonly string[], count: number, from: number, sign: number): void {
    const special = phraseAt(values, keys, count, from)
    if (special !== undefined) add(special.end, special.value, sign)
    const before = phraseAt(halfBefore, keys, count, from)
    if (before === undefined) addWholes(keys, count, from, sign)
    else addWholes(keys, count, before.end, sign, before.value)
  }

  return {
    digits,
    mayBeginWith: (key) => roleOf(key).beginning !== 'none',
    mayGoOnWith: (key) => roleOf(key).goesOn,
    read(keys, count, from) {
      found.count = 0
      const { beginning } = roleOf(keys[from]!)
      if (beginning === 'none') return found
      if (beginning === 'whole') {
        addWholes(keys, count, from, 1)
        return found
      }
      const fraction = fractionValue(keys[from]!)
      if (fraction !== undefined) addNumber(found, from + 1, fraction)
      const sign = phraseAt(minus, keys, count, from)
      if (sign !== undefined && sign.end < count) addAll(keys, count, sign.end, -1)
      // What means minus may be part of a number too: 零
      if (found.count === 0) addAll(keys, count, from, 1)
      return found
    },
  }
}
