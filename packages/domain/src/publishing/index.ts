export { aggregateApprovalState, aggregateResourceState, isUnderWay } from './aggregates.ts'
export {
  approvalActionOf,
  approvalText,
  approversNeeded,
  hasApproved,
  isOwnRequest,
  type Request,
  withApproval,
} from './approvals.ts'
export {
  type ApprovalRule,
  allEnvironments,
  dialogProvider,
  environments,
  type Market,
  markets,
  type Node,
  type Pipeline,
  type PublishingConfiguration,
  type ResourceCode,
  resourceCodes,
  type Step,
  type StepCode,
  stepCodes,
} from './configuration.ts'
export { defaultConfiguration } from './defaults.ts'
export { type Findings, findingsFor } from './findings.ts'
export {
  asInstructions,
  instructionsFor,
  itemsOf,
  languagesAt,
  nodesFor,
  type Publishable,
  pipelineSteps,
  providerOf,
  stepsOfRun,
} from './instructions.ts'
export { type Asker, type Judged, whyNot, whyNotDelivered } from './judge.ts'
export { type ActionInstruction, isPublished, type MenuContext, type MenuEntry, publishMenu } from './menu.ts'
export { mergeStates } from './merge-states.ts'
export { readConfiguration } from './own-configuration.ts'
export {
  type Instruction,
  type Item,
  type ItemPlace,
  itemFields,
  itemKey,
  itemOf,
  itemPlaceOf,
  placeFields,
  placeOf,
} from './place.ts'
export { hasShared, isUnderstood } from './resource-parts.ts'
export {
  type Approval,
  type ApprovalAction,
  type ApprovalOption,
  type ApprovalState,
  approvalActions,
  approvalOptions,
  approvalStates,
  type PublishingAction,
  type PublishState,
  publishingActions,
  type ResourceState,
  resourceStates,
  type StepState,
  stepStates,
} from './state.ts'
export {
  type ChangeTopic,
  changeTopics,
  type TopicChanges,
  type TopicEntry,
  whatChanges,
} from './what-changes.ts'
