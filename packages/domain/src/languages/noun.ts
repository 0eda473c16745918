import type { Noun } from '../noun.ts'
import type { DomainLanguage } from './languages.ts'

export const languageNoun: Noun<DomainLanguage> = { namedBy: 'language' }
