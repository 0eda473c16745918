import { messages } from '../messages/messages.ts'
import type { UnknownFields } from './kept.ts'

/** A language that a domain is written in. */
export interface DomainLanguage {
  id: string
  language: string
  isDefault: boolean
  kept?: UnknownFields
}

/** A language that the platform supports, with the regions that hear it. */
export interface SupportedLanguage {
  value: string
  regions: readonly string[]
}

const embeddedCodes: ReadonlyMap<string, string> = new Map([
  ['ara-sau', 'arb-SAU'],
  ['spa-xla', 'spa-MEX'],
  ['sic-chn', 'iii-CHN'],
  ['yue-chs', 'yue-CHN'],
])

/** The code under which embedded domains know a language. */
export function embeddedLanguage(language: string): string {
  return embeddedCodes.get(language.toLowerCase()) ?? language
}

/** What is wrong with the regions of a language, or nothing. */
export function checkRegions(language: string, supported: readonly SupportedLanguage[]): string | undefined {
  const known = supported.find(({ value }) => value.toLowerCase() === language.toLowerCase())
  const hasRegion = known !== undefined && known.regions.length > 0
  return hasRegion ? undefined : messages.configuration.languageWithoutRegion(language)
}
