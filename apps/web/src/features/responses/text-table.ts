/** A line of texts, one for each language; without one the language has no more. */
interface TextLine {
  number: number
  texts: readonly (string | undefined)[]
}

/** The texts of a response by languages: languages may well have more or fewer of them, but not none. */
export function textTable(byLanguage: readonly (readonly string[])[]): {
  rows: TextLine[]
  missing: boolean[]
} {
  const count = Math.max(1, ...byLanguage.map((texts) => texts.length))
  return {
    rows: Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      texts: byLanguage.map((texts) => texts[at]),
    })),
    missing: byLanguage.map((texts) => texts.length === 0),
  }
}
