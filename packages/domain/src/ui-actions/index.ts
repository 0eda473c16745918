export { checkUiActionName } from './checks.ts'
export {
  addUiAction,
  deleteUiAction,
  moveUiAction,
  renameUiAction,
  setWhiteList,
} from './edits.ts'
export type { UiAction } from './ui-action.ts'
