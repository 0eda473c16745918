/** English writes `1,000.5`, most other languages `1.000,5`. */
const dotIsDecimal = /^(?:eng|cmn|sic|yue|jpn|kor|tha|heb|hin)|^spa-XLA/i

const onlyDigits = /^\d+$/
// The last two are the decimal sign and the sign of thousands of Arabic
const digitsPattern = /^\d+(?:[.,٫٬]\d+)*$/
const groupedByCommas = { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, sign: ',' }
const groupedByDots = { pattern: /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, sign: '.' }

const fractions = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])
for (const [sign, value] of [...fractions]) fractions.set(sign.normalize('NFKC'), value)

/** The value of a fraction that is one character, as it is written or as words are compared. */
export function fractionValue(key: string): number | undefined {
  return fractions.get(key)
}

export function beginsWithDigit(key: string): boolean {
  const first = key.charCodeAt(0)
  return first >= 0x30 && first <= 0x39
}

export function isOnlyDigits(key: string): boolean {
  return onlyDigits.test(key)
}

/** Makes the reader of words in digits; a sign that groups three digits each is no decimal one. */
export function digitsReader(language: string): (key: string) => number | undefined {
  const { pattern, sign } = dotIsDecimal.test(language) ? groupedByCommas : groupedByDots
  return (key) => {
    if (!beginsWithDigit(key)) return undefined
    if (onlyDigits.test(key)) return Number(key)
    if (!digitsPattern.test(key)) return undefined
    const isArabic = /[٫٬]/.test(key)
    const plain = isArabic ? key.replaceAll('٬', '') : pattern.test(key) ? key.replaceAll(sign, '') : key
    const value = Number(plain.replace(isArabic ? '٫' : ',', '.'))
    return Number.isNaN(value) ? undefined : value
  }
}
