/** The languages that sheets call by another code than domains do. */
const sheetCodes: ReadonlyMap<string, string> = new Map([['eng-USA', 'ENU']])

/** The code under which sheets know a language. */
export function sheetLanguage(language: string): string {
  for (const [known, code] of sheetCodes) {
    if (known.toLowerCase() === language.toLowerCase()) return code
  }
  return language
}

/** A language as the page calls it, with the code of sheets where that is another: 'eng-USA (ENU)' (ruling R370). */
export function languageInSheets(language: string): string {
  const code = sheetLanguage(language)
  return code === language ? language : `${language} (${code})`
}

/** Whether two codes mean the same language, each as domains or as sheets write it. */
export function isSameLanguage(a: string, b: string): boolean {
  return sheetLanguage(a).toLowerCase() === sheetLanguage(b).toLowerCase()
}

/**
 * The known language that a code of a sheet means: 'ENU', 'deu-DEU', or in capitals one half of a code where no other
 * language has it ('DEU', but not 'ENG'). Undefined when it can be several, or none (ruling R372).
 */
export function languageOfCode(code: string, known: readonly string[]): string | undefined {
  const written = code.trim().replace('_', '-')
  const whole = known.filter((language) => isSameLanguage(language, written))
  if (whole.length > 0) return whole[0]
  // In small letters it could be any word, such as 'can'
  if (written !== written.toUpperCase()) return undefined
  const half = known.filter((language) => language.toUpperCase().split('-').includes(written))
  return half.length === 1 ? half[0] : undefined
}

/** The language that the name of a file says it is for; undefined when it names none or several. */
export function languageInFileName(
  file: string,
  { domain, known }: { domain: string; known: readonly string[] },
): string | undefined {
  const at = file.toLowerCase().indexOf(domain.toLowerCase())
  // The name of the domain can hold anything, a code as well
  const rest = at === -1 ? file : `${file.slice(0, at)} ${file.slice(at + domain.length)}`
  const codes = rest.match(/(?<![a-z])[a-z]{3}[-_][a-z]{3}(?![a-z])|(?<![a-z])[a-z]{3}(?![a-z])/gi) ?? []
  const found = new Set(codes.flatMap((code) => languageOfCode(code, known) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** What the column with the language says in all lines of a sheet; undefined when it says nothing or several things. */
export function languageColumn(rows: Iterable<Readonly<Record<string, unknown>>>): string | undefined {
  let found: string | undefined
  for (const { lang } of rows) {
    if (typeof lang !== 'string' || lang.trim() === '') continue
    if (found !== undefined && !isSameLanguage(found, lang.trim())) return undefined
    found ??= lang.trim()
  }
  return found
}
