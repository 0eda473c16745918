export { languageTag } from '../../model/language-tag.ts'
export { checkRegions, type DomainLanguage } from '../../model/languages.ts'
export { regions, supportedLanguages } from '../../model/supported-languages.ts'
export {
  addLanguage,
  availableLanguages,
  checkDeleteLanguage,
  checkLanguageMapping,
  deleteLanguage,
  setDefaultLanguage,
} from './edits.ts'
export { checkLanguageList } from './language-list.ts'
export {
  type IntentStatistics,
  intentStatistics,
  languageModelLimit,
  type SlotStatistics,
  slotStatistics,
} from './statistics.ts'
