export {
  type Canonical,
  isFreeText,
  listType,
  listValueType,
  type Slot,
  slotTypes,
  valueTypes,
} from '../../model/slot.ts'
export { type CanonicalInLanguages, slotInLanguages } from './across-languages.ts'
export {
  addCanonicals,
  type CanonicalPlace,
  deleteCanonicals,
  moveCanonicals,
  renameCanonical,
} from './canonical-edits.ts'
export { checkCanonicalName, checkSlotName, maxExampleValues } from './checks.ts'
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
  pasteExampleValues,
  readExampleValues,
} from './example-values.ts'
export { addLiterals, checkNewLiteral, deleteLiteral, renameLiteral, splitLiterals } from './literal-edits.ts'
export { type Paste, pasteIntoSlot, readPaste } from './pasting.ts'
export { canonicalUsage, literalUsage, slotUsage, slotUses } from './usage.ts'
