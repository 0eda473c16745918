import { chineseNumbers } from './chinese.ts'
import { englishNumbers } from './english.ts'
import { germanNumbers } from './german.ts'
import { addNumber, type FoundNumbers, type NumberReader, type SpokenNumbers } from './spoken-number.ts'

const readers: Record<string, NumberReader> = {
  eng: englishNumbers,
  deu: germanNumbers,
  cmn: chineseNumbers,
  sic: chineseNumbers,
  yue: chineseNumbers,
  jpn: chineseNumbers,
}

/** English writes `1,000.5`, most other languages `1.000,5`. */
const dotIsDecimal = /^(?:eng|cmn|sic|yue|jpn|kor|tha|heb|hin)|^spa-XLA/i

const noReader: NumberReader = { mayBeginWith: () => false, read: () => {} }

/** The reader of numbers in a language: digits everywhere, words where they are known. */
export function numberReader(language: string): SpokenNumbers {
  const words = readers[language.slice(0, 3).toLowerCase()] ?? noReader
  const grouped = dotIsDecimal.test(language) ? groupedByCommas : groupedByDots
  const found: FoundNumbers = { count: 0, ends: [], values: [] }
  const digits = (key: string) => (beginsWithDigit(key) ? digitsValue(key, grouped) : undefined)
  return {
    digits,
    mayBeginWith: (key) => beginsWithDigit(key) || words.mayBeginWith(key),
    read(keys, count, from) {
      const key = keys[from]!
      found.count = 0
      if (beginsWithDigit(key)) {
        const value = digits(key)
        if (value !== undefined) addNumber(found, from + 1, value)
      } else if (words.mayBeginWith(key)) words.read(keys, count, from, found)
      return found
    },
  }
}

function beginsWithDigit(key: string): boolean {
  const first = key.charCodeAt(0)
  return first >= 0x30 && first <= 0x39
}

const onlyDigits = /^\d+$/
const digitsPattern = /^\d+(?:[.,]\d+)*$/
const groupedByCommas = { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, sign: ',' }
const groupedByDots = { pattern: /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, sign: '.' }

/** The value of a number in digits; a sign that groups three digits each is no decimal one. */
function digitsValue(text: string, grouped: typeof groupedByCommas): number | undefined {
  if (onlyDigits.test(text)) return Number(text)
  if (!digitsPattern.test(text)) return undefined
  const plain = grouped.pattern.test(text) ? text.replaceAll(grouped.sign, '') : text
  const value = Number(plain.replace(',', '.'))
  return Number.isNaN(value) ? undefined : value
}
