export {
  type ApiAction,
  type ApiActionDomain,
  type AuthLevel,
  apiActionDomains,
  authLevels,
} from './api-action.ts'
export {
  addApiAction,
  chooseHandler,
  deleteApiActions,
  duplicateApiAction,
  moveApiActions,
  renameApiAction,
  setApiActionComments,
  setApiActionDomain,
  setApiActionPath,
  setRequiredAuthLevel,
} from './api-action-edits.ts'
export type { ApiInput } from './api-input.ts'
export {
  addApiInput,
  deleteApiInputs,
  duplicateApiInput,
  renameApiInput,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from './api-input-edits.ts'
export { type BaseUrlRules, checkBaseUrl } from './base-url.ts'
export { checkApiActionName, checkApiInputName } from './checks.ts'
export {
  canSaveParameters,
  checkParameterName,
  checkParameters,
  mostParameters,
  type Parameter,
  parametersState,
  setCoreActionParameters,
} from './core-action-parameters.ts'
export { coreActionsOf } from './core-actions.ts'
export {
  type ChosenFulfilment,
  type FulfillingAction,
  linkAction,
  requestsOf,
  setFulfilment,
  unlinkAction,
} from './fulfilment.ts'
export {
  defaultHandlerId,
  type Environment,
  environments,
  type Handler,
  handlerAt,
  handlerEnvironments,
} from './handler.ts'
export {
  addHandler,
  canDeleteHandler,
  checkHandlerName,
  deleteHandler,
  renameHandler,
  setHandlerUrl,
} from './handler-edits.ts'
export { checkPath, pathText, readPath } from './path.ts'
export { handlerProblem } from './problems.ts'
export { canTypeReturnValue, readReturnValue, returnValueText } from './return-values.ts'
