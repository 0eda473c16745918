import { messages } from '../../messages/messages.ts'
import type { DomainLanguage, SupportedLanguage } from '../../model/languages.ts'

type Listed = Pick<DomainLanguage, 'language' | 'isDefault'>

/**
 * What is wrong with the languages that a save gives to a domain, or nothing (ruling R24). The default language goes
 * only after another one took its place (ruling R57). What the domain has already stays, supported or not; a new
 * language is written as it is configured.
 */
export function checkLanguageList(
  after: readonly Listed[],
  {
    before,
    domainName,
    supported,
  }: { before: readonly Listed[]; domainName: string; supported: readonly SupportedLanguage[] },
): string | undefined {
  const has = (languages: readonly Listed[], wanted: string) =>
    languages.some(({ language }) => language === wanted)
  const defaults = after.filter(({ isDefault }) => isDefault)
  const formerDefault = before.find(({ isDefault }) => isDefault)
  if (defaults.length === 0 && formerDefault !== undefined && !has(after, formerDefault.language)) {
    return messages.languages.isDefault(formerDefault.language, domainName)
  }

  const codes = new Set(after.map(({ language }) => language.toLowerCase()))
  if (codes.size < after.length || defaults.length !== 1) return messages.domain.oneDefaultLanguage

  const known = new Set(supported.map(({ value }) => value))
  const unknown = after.find(({ language }) => !has(before, language) && !known.has(language))
  return unknown && messages.domain.unknownLanguage(unknown.language)
}
