export { newSheetProblems, type SheetCells, type SheetProblem } from './cells.ts'
export {
  applyIntentRows,
  checkIntentRows,
  type IntentRow,
  intentColumns,
  intentRows,
  mergeExpressions,
  uploadIntents,
} from './intent-sheet.ts'
export { type IntentNames, type IntentReading, readIntentRows } from './read-intent-rows.ts'
export { readSlotRows, type SlotReading } from './read-slot-rows.ts'
export {
  isSameLanguage,
  languageColumn,
  languageInFileName,
  languageOfCode,
  sheetLanguage,
} from './sheet-languages.ts'
export {
  applySlotRows,
  checkSlotRows,
  mergeLiterals,
  type SlotRow,
  slotColumns,
  slotRows,
  uploadSlots,
} from './slot-sheet.ts'
export {
  canCommitUpload,
  checkFileName,
  isSheetFile,
  sheetExtensions,
  type UploadStatus,
  uploadStatuses,
} from './upload.ts'
export { compareExpressions, compareLiterals, type UploadChange } from './upload-changes.ts'
