export {
  isBlankRow,
  lineOf,
  problemList,
  referenceColumn,
  type SheetCells,
  type SheetProblem,
} from './cells.ts'
export {
  conceptColumns,
  conceptRowReader,
  conceptSheetRows,
  type ReadConcepts,
  requiredConceptColumns,
  type TextOperationResult,
  textOperationResults,
} from './concept-sheet.ts'
export {
  applyIntentRows,
  checkIntentRows,
  intentColumns,
  intentRows,
  intentSurroundings,
  mergeExpressions,
  uploadIntents,
} from './intent-sheet.ts'
export { type IntentSurroundings, type KnownIntent, readIntentRows } from './read-intent-rows.ts'
export { type KnownSlot, readSlotRows, type SlotReading } from './read-slot-rows.ts'
export { type KnownResponse, readUiActionRows, type TextsByKind } from './read-ui-action-rows.ts'
export { type SheetReference, sheetReference } from './reference.ts'
export { saidInSheet } from './said-in-sheet.ts'
export {
  isSameLanguage,
  languageColumn,
  languageInFileName,
  languageInSheets,
  languageOfCode,
  sheetLanguage,
} from './sheet-languages.ts'
export { applySlotRows, checkSlotRows, mergeSlot, slotColumns, slotRows, uploadSlots } from './slot-sheet.ts'
export {
  changedTexts,
  uiActionColumns,
  uiActionRows,
  uiActionSurroundings,
  uploadUiActions,
} from './ui-action-sheet.ts'
export { canCommitUpload, checkFileName, isSheetFile, sheetExtensions } from './upload.ts'
export { compareExpressions, compareLiterals, compareTexts, type UploadChange } from './upload-changes.ts'
