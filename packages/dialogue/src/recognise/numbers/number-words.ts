import { chineseNumbers } from './chinese.ts'
import { englishNumbers } from './english.ts'
import { germanNumbers } from './german.ts'
import type { NumberReader } from './spoken-number.ts'

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

const noReader: NumberReader = () => []

/** The reader of numbers in a language: digits everywhere, words where they are known. */
export function numberReader(language: string): NumberReader {
  const words = readers[language.slice(0, 3).toLowerCase()] ?? noReader
  const hasDots = dotIsDecimal.test(language)
  return (keys, count, from) => {
    const first = keys[from]!.charCodeAt(0)
    if (first < 0x30 || first > 0x39) return words(keys, count, from)
    const value = digitsValue(keys[from]!, hasDots)
    return value === undefined ? [] : [{ end: from + 1, value }]
  }
}

const digitsPattern = /^\d+(?:[.,]\d+)*$/

/** The value of a number in digits; a sign that groups three digits each is no decimal one. */
function digitsValue(text: string, dotIsDecimal: boolean): number | undefined {
  if (!digitsPattern.test(text)) return undefined
  const [decimal, group] = dotIsDecimal ? ['.', ','] : [',', '.']
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`).test(text)
  const plain = isGrouped ? text.replaceAll(group, '') : text
  const value = Number(plain.replace(',', '.'))
  return Number.isNaN(value) ? undefined : value
}
