export {
  type ApiAction,
  type ApiActionDomain,
  type AuthLevel,
  apiActionDomains,
  authLevels,
} from '../../model/api-action.ts'
export type { ApiInput } from '../../model/api-input.ts'
export {
  type Environment,
  environments,
  type Handler,
  handlerAt,
  handlerEnvironments,
} from '../../model/handler.ts'
export {
  addApiAction,
  chooseHandler,
  deleteApiActions,
  moveApiActions,
  renameApiAction,
  setApiActionComments,
  setApiActionDomain,
  setApiActionPath,
  setRequiredAuthLevel,
} from './api-action-edits.ts'
export {
  addApiInput,
  deleteApiInputs,
  renameApiInput,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from './api-input-edits.ts'
export { type BaseUrlRules, checkBaseUrl } from './base-url.ts'
export { checkApiActionName, checkApiInputName } from './checks.ts'
export {
  canSaveParameters,
  checkParameters,
  maxParameters,
  type Parameter,
  parametersState,
} from './core-action-parameters.ts'
export { coreActionsOf } from './core-actions.ts'
export { type ChosenFulfilment, requestsOf, setFulfilment } from './fulfilment.ts'
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
