export { valueIn } from '../../expressions/part-values.ts'
export { checkPartName, checkPartValue } from './checks.ts'
export {
  addReusableExpression,
  deleteReusableExpressions,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from './edits.ts'
export { changeReusableExpression, getPartById, type PartChange, partId } from './part-changes.ts'
export { type PartUse, partUses } from './uses.ts'
