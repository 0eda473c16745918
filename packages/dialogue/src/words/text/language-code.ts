/** The language of a code such as eng-USA: its first three letters; the rest is where it is spoken. */
export function languageCode(language: string): string {
  return language.slice(0, 3).toLowerCase()
}
