export { type Arbitration, arbitrations, type Intent, newIntent } from '../../model/intent.ts'
export { checkIntentName } from './checks.ts'
export {
  addIntent,
  deleteIntents,
  moveIntents,
  renameIntent,
  setArbitration,
  setAsksBack,
  setIntentComments,
  setJustTalk,
  setRequest,
  setSlotOnly,
} from './edits.ts'
export {
  addExpressions,
  deleteExpressions,
  editExpression,
  moveExpressionsToIntent,
  setWeight,
} from './expression-edits.ts'
export { previewReplace, replaceInExpressions } from './replace-in-expressions.ts'
export { restrictLiterals } from './restrict.ts'
export { intentUsage } from './usage.ts'
