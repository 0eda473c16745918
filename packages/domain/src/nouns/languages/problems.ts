import { messages } from '../../messages/messages.ts'
import { checkRegions, type DomainLanguage, type SupportedLanguage } from '../../model/languages.ts'
import type { Problem } from '../../toolbox/problem.ts'

/** What is wrong with the languages of a domain: regions, and which of them is the default. */
export function languageProblems(
  languages: readonly DomainLanguage[],
  supported: readonly SupportedLanguage[],
): Problem[] {
  const problems = languages.flatMap(({ language }, index) => {
    const message = checkRegions(language, supported)
    return message === undefined ? [] : [{ severity: 'warning', message, at: ['languages', index] } as const]
  })
  const codes = new Set(languages.map(({ language }) => language.toLowerCase()))
  const defaults = languages.filter(({ isDefault }) => isDefault)
  if (codes.size === languages.length && defaults.length === 1) return problems
  return [...problems, { severity: 'error', message: messages.domain.oneDefaultLanguage, at: ['languages'] }]
}
