export {
  addLanguage,
  availableLanguages,
  checkDeleteLanguage,
  checkLanguageMapping,
  deleteLanguage,
  setDefaultLanguage,
} from './edits.ts'
export { checkLanguageList } from './language-list.ts'
export { languageTag } from './language-tag.ts'
export { checkRegions, type DomainLanguage, embeddedLanguage } from './languages.ts'
export { type LanguageProvider, languageProvider } from './providers.ts'
export {
  type IntentStatistics,
  intentStatistics,
  languageModelLimit,
  type SlotStatistics,
  slotStatistics,
} from './statistics.ts'
export { type Region, regions, supportedLanguages } from './supported.ts'
