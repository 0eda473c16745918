export { checkPartName, checkPartValue, type PartValue } from './checks.ts'
export {
  addReusableExpression,
  deleteReusableExpression,
  partUsage,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from './edits.ts'
export {
  changeReusableExpression,
  getPartById,
  type PartChange,
  type PartFields,
  partId,
} from './part-changes.ts'
export { type PartUse, partUses } from './uses.ts'
export { valueIn } from './values.ts'
