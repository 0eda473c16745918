import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { type DomainLanguage, embeddedLanguage, type SupportedLanguage } from '../../model/languages.ts'
import { filterSame, mapSame, withFields } from '../../toolbox/lists.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'

/** The supported languages that a domain does not have yet. */
export function availableLanguages<Supported extends SupportedLanguage>(
  supported: readonly Supported[],
  domain: Pick<Domain, 'languages'>,
): Supported[] {
  return supported.filter(({ value }) => findLanguage(domain, value) === undefined)
}

/** Adds a language without any content; the first one of a domain is its default (ruling R320). */
export function addLanguage(domain: Domain, { id, language }: { id: string; language: string }): Domain {
  if (findLanguage(domain, language) !== undefined) {
    throw new Refused('taken', messages.languages.taken(language))
  }
  const isDefault = domain.languages.length === 0
  return { ...domain, languages: [...domain.languages, { id, language, isDefault }] }
}

/** What keeps a language from being deleted, or nothing. */
export function checkDeleteLanguage(
  domain: Pick<Domain, 'name' | 'languages'>,
  language: string,
): string | undefined {
  const isDefault = findLanguage(domain, language)?.isDefault ?? false
  return isDefault ? messages.languages.isDefault(language, domain.name) : undefined
}

/** Deletes a language that is not the default one. */
export function deleteLanguage(domain: Domain, { language }: { language: string }): Domain {
  const deleted = getLanguage(domain, language)
  refuse(checkDeleteLanguage(domain, language))
  return withFields(domain, { languages: filterSame(domain.languages, (one) => one !== deleted) })
}

/** Makes a language the default of its domain. */
export function setDefaultLanguage(domain: Domain, { language }: { language: string }): Domain {
  const chosen = getLanguage(domain, language)
  return withFields(domain, {
    languages: mapSame(domain.languages, (one) => withFields(one, { isDefault: one === chosen })),
  })
}

/** The warning that embedded systems know a language under another code, if they do. */
export function checkLanguageMapping(
  { embedded }: Pick<Domain, 'embedded'>,
  language: string,
): string | undefined {
  const mapped = embeddedLanguage(language)
  const isSame = mapped.toLowerCase() === language.toLowerCase()
  return embedded && !isSame ? messages.languages.otherOnEmbedded(language, mapped) : undefined
}

/** Language codes are compared without case (ruling R5). */
function findLanguage(
  { languages }: Pick<Domain, 'languages'>,
  language: string,
): DomainLanguage | undefined {
  const wanted = language.toLowerCase()
  return languages.find((one) => one.language.toLowerCase() === wanted)
}

function getLanguage(domain: Domain, language: string): DomainLanguage {
  const found = findLanguage(domain, language)
  if (found === undefined) throw new Refused('missing', messages.domain.languageMissing(language))
  return found
}
