import { messages } from '../../messages/messages.ts'
import { type GeneralData, limits, type NewDomain } from '../../model/general-data.ts'
import { platforms } from '../../model/platforms.ts'

/** What is wrong with each field, as the form shows it; a field that is right is absent. */
export type FieldErrors<T> = Partial<Record<keyof T, string>>

// The first two are paths of their own; the last would reach for the prototype where names are keys
// (rulings R1 and R282)
const reservedNames = ['sessions', 'create-edit', '__proto__']

/** What is wrong with a domain name, or nothing. */
export function checkDomainName(name: string): string | undefined {
  if (name === '') return messages.general.required
  if (/\s/.test(name)) return messages.domain.nameSpaces
  // Letters of Thai or Hindi carry marks; é in two characters would be another name that looks the same (ruling R3)
  if (!/^[\p{L}\p{M}\p{N}_-]+$/u.test(name) || name !== name.normalize()) return messages.domain.nameSpecial
  if (name.length > limits.name) return messages.domain.nameTooLong
  if (reservedNames.includes(name.toLowerCase())) return messages.general.reservedName
  return undefined
}

/** What is wrong with one contributor, or nothing. */
export function checkContributor(name: string): string | undefined {
  if (name === '') return messages.general.required
  if (/\s/.test(name)) return messages.domain.contributorSpaces
  return undefined
}

/** Whether a known contributor looks administrative and is left out of the suggestions (ruling R6). */
export function looksAdministrative(name: string): boolean {
  const local = name.split('@')[0]!
  return /^(adm|admin|root|svc|service|test)/i.test(local)
}

/** What is wrong with the general data, per field. */
export function checkGeneralData(data: GeneralData): FieldErrors<GeneralData> {
  return withoutBlanks<GeneralData>({
    description: tooLong(data.description, limits.description),
    picture: tooLong(data.picture, limits.picture) ?? checkPicture(data.picture),
    handlerUrl: tooLong(data.handlerUrl, limits.handlerUrl) ?? checkUrl(data.handlerUrl),
    platforms: checkPlatforms(data.platforms),
    contributors: firstProblem(data.contributors, checkContributor),
  })
}

/** What is wrong with a domain to be made, per field. */
export function checkNewDomain(domain: NewDomain, languages: readonly string[]): FieldErrors<NewDomain> {
  return withoutBlanks<NewDomain>({
    name: checkDomainName(domain.name),
    language: checkLanguage(domain.language, languages),
    ...checkGeneralData(domain),
  })
}

function checkLanguage(language: string, supported: readonly string[]): string | undefined {
  if (language === '') return messages.general.required
  const known = supported.some((one) => one.toLowerCase() === language.toLowerCase())
  return known ? undefined : messages.domain.unknownLanguage(language)
}

function checkPlatforms(names: readonly string[]): string | undefined {
  if (names.length === 0) return messages.domain.atLeastOnePlatform
  return firstProblem(names, (name) =>
    (platforms as readonly string[]).includes(name) ? undefined : messages.domain.unknownPlatform(name),
  )
}

function checkPicture(url: string): string | undefined {
  return url === '' || isUrl(url, ['https:']) ? undefined : messages.domain.pictureUrl
}

function checkUrl(url: string): string | undefined {
  return url === '' || isUrl(url, ['http:', 'https:']) ? undefined : messages.domain.otherUrl
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  const match = /^(https?:)\/\/[^\s/?#.:@]+[^\s/?#@]*([/?#]\S*)?$/i.exec(text)
  return match?.[1] !== undefined && protocols.includes(match[1].toLowerCase())
}

function tooLong(text: string, max: number): string | undefined {
  return text.length > max ? messages.domain.tooLong(max) : undefined
}

function firstProblem(
  list: readonly string[],
  check: (one: string) => string | undefined,
): string | undefined {
  for (const one of list) {
    const problem = check(one)
    if (problem !== undefined) return problem
  }
  return undefined
}

function withoutBlanks<T>(errors: FieldErrors<T>): FieldErrors<T> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, message]) => message !== undefined),
  ) as FieldErrors<T>
}
