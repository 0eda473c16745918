import type { Noun } from '../noun.ts'
import { languageWiring } from '../wire/actions.ts'
import type { DomainLanguage } from './languages.ts'

export const languageNoun: Noun<DomainLanguage> = { wire: languageWiring, namedBy: 'language' }
