/** Who understands a language: one provider serves North America, another China, a third the rest of the world. */
export type LanguageProvider = 'america' | 'china' | 'world'

const providers: ReadonlyMap<string, LanguageProvider> = new Map([
  ['eng-usa', 'america'],
  ['fra-can', 'america'],
  ['spa-xla', 'america'],
  ['cmn-chn', 'china'],
])

/** The provider that understands a language. */
export function languageProvider(language: string): LanguageProvider {
  return providers.get(language.toLowerCase()) ?? 'world'
}
