import type { DomainLanguage } from '@sdp/domain/languages'

interface LanguageChoice {
  /** The language that is being written. */
  open: string
  /** What the author chose to see next to it; empty for none. */
  chosen: string
  /** Whether it is the default language, where none was chosen. */
  orDefault: boolean
}

/** Which language is shown next to the one being written, if any. */
export function referenceLanguage(
  languages: readonly DomainLanguage[],
  { open, chosen, orDefault }: LanguageChoice,
): string | undefined {
  const others = languages.filter(({ language }) => language !== open)
  const one = others.find(({ language }) => language === chosen)
  return (one ?? (orDefault ? others.find(({ isDefault }) => isDefault) : undefined))?.language
}
