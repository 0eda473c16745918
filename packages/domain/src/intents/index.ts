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
export { type Arbitration, arbitrations, defaultArbitration, type Intent, newIntent } from './intent.ts'
export { intentUsage } from './usage.ts'
