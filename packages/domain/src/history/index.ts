export {
  entryRestores,
  type PastEntry,
  restoreApiAction,
  restoreApiInput,
  restoreHandler,
  restoreIntent,
  restoreModule,
  restoreReusableExpression,
  restoreSlot,
  restoreUiAction,
} from './restore-entry.ts'
