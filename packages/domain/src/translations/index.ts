export { type FinishedText, translatedTexts, unfinished } from './finishing.ts'
export { edgeSigns, type GlossaryEntry, glossaryFor, glossaryKey, glossaryPhrases } from './glossary.ts'
export {
  isOpenState,
  type TranslationItem,
  type TranslationJobHead,
  type TranslationState,
  translationLimits,
  translationStates,
} from './job.ts'
export { checkTranslation, lostParts, textPieces } from './lost-parts.ts'
export { xliffReader } from './read-xliff.ts'
export {
  type BlockedTranslation,
  checkTargetLanguage,
  type PlannedJob,
  planTranslations,
  type WantedText,
} from './requests.ts'
export {
  characterCount,
  requiredTranslationColumns,
  translationColumns,
  translationRowReader,
  translationSheetRow,
} from './sheet.ts'
export { writeXliff } from './xliff.ts'
