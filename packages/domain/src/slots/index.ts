export { type CanonicalInLanguages, slotInLanguages } from './across-languages.ts'
export {
  addCanonicals,
  type CanonicalPlace,
  deleteCanonical,
  moveCanonicals,
  renameCanonical,
} from './canonical-edits.ts'
export {
  checkCanonicalName,
  checkLiteral,
  checkSlotName,
  mostExampleValues,
  type SlotNaming,
} from './checks.ts'
export {
  addSlot,
  asksBeforeTypeChange,
  deleteSlots,
  moveSlots,
  renameSlot,
  setSlotComments,
  setSlotType,
  setSlotVolatile,
  setValueType,
} from './edits.ts'
export {
  addExampleValues,
  checkNewExampleValue,
  deleteExampleValue,
  type ExampleValuesPaste,
  pasteExampleValues,
  readExampleValues,
} from './example-values.ts'
export {
  addLiterals,
  checkNewLiteral,
  deleteLiteral,
  renameLiteral,
  splitLiterals,
} from './literal-edits.ts'
export { type Paste, type Pasting, pasteIntoSlot, readPaste } from './pasting.ts'
export {
  type Canonical,
  isFreeText,
  listType,
  listValueType,
  type Slot,
  slotTypes,
  valueTypes,
} from './slot.ts'
export { canonicalUsage, literalUsage, slotUsage, slotUses } from './usage.ts'
