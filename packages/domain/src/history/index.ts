export {
  entryRestores,
  restoreApiAction,
  restoreApiInput,
  restoreHandler,
  restoreIntent,
  restoreModule,
  restoreReusableExpression,
  restoreSlot,
  restoreUiAction,
} from './restore-entry.ts'
export { type PastEntry, whereRestored } from './restore-place.ts'
