/** The languages that sheets call by another code than domains do. */
const sheetCodes: ReadonlyMap<string, string> = new Map([['eng-USA', 'ENU']])

/** The code under which sheets know a language. */
export function sheetLanguage(language: string): string {
  for (const [known, code] of sheetCodes) {
    if (known.toLowerCase() === language.toLowerCase()) return code
  }
  return language
}
