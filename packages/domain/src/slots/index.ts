export { type CanonicalInLanguages, slotInLanguages } from './across-languages.ts'
export {
  addCanonicals,
  type CanonicalPlace,
  deleteCanonical,
  moveCanonicals,
  renameCanonical,
} from './canonical-edits.ts'
export { checkCanonicalName, checkLiteral, checkSlotName, type SlotNaming } from './checks.ts'
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
  addLiterals,
  checkNewLiteral,
  deleteLiteral,
  renameLiteral,
  splitLiterals,
} from './literal-edits.ts'
export { type Paste, type Pasting, pasteIntoSlot, readPaste } from './pasting.ts'
export { type Canonical, listType, listValueType, type Slot, slotTypes, valueTypes } from './slot.ts'
export { canonicalUsage, literalUsage, slotUsage, slotUses } from './usage.ts'
