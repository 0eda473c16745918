export { translatedTexts, unfinished } from './finishing.ts'
export { edgeSigns, type GlossaryEntry, glossaryFor, glossaryPhrases } from './glossary.ts'
export {
  isOpenState,
  type TranslationItem,
  type TranslationJobHead,
  type TranslationState,
  translationLimits,
  translationStates,
} from './job.ts'
export { checkTranslation, textPieces } from './lost-parts.ts'
export { xliffReader } from './read-xliff.ts'
export { checkTargetLanguage, type PlannedJob, planTranslations } from './requests.ts'
export {
  characterCount,
  requiredTranslationColumns,
  translationColumns,
  translationRowReader,
  translationSheetRow,
} from './sheet.ts'
export { writeXliff } from './xliff.ts'
