/**
 * Reads a text of each language once, when it is first asked for: by language and country where the country writes
 * differently, or by language alone.
 */
export function byLanguage<T>(
  texts: Readonly<Record<string, string>>,
  read: (text: string) => T,
): (language: string) => T {
  const known = new Map<string, T>()
  return (language) => {
    const before = known.get(language)
    if (before !== undefined) return before
    const own = Object.hasOwn(texts, language) ? language : language.slice(0, 3)
    const made = read(Object.hasOwn(texts, own) ? texts[own]! : '')
    known.set(language, made)
    return made
  }
}

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
