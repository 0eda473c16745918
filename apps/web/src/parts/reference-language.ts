import type { DomainLanguage } from '@sdp/domain/languages'

interface Wanted {
  /** The language that is being written. */
  open: string
  /** What the author chose to see beside it; empty for none. */
  chosen: string
  /** Whether it is the default language, where none was chosen. */
  orDefault: boolean
}

/** Which language is shown beside the one being written, if any. */
export function referenceLanguage(
  languages: readonly DomainLanguage[],
  { open, chosen, orDefault }: Wanted,
): string | undefined {
  const others = languages.filter(({ language }) => language !== open)
  const one = others.find(({ language }) => language === chosen)
  return (one ?? (orDefault ? others.find(({ isDefault }) => isDefault) : undefined))?.language
}
