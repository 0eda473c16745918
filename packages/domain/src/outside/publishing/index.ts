export { aggregateApprovalState, aggregateResourceState, isRunning } from './aggregates.ts'
export {
  approvalActionOf,
  approvalText,
  approversNeeded,
  hasApproved,
  isOwnRequest,
  withApproval,
} from './approvals.ts'
export {
  dialogProvider,
  environments,
  markets,
  type Node,
  type PublishingConfiguration,
  type ResourceCode,
  type StepCode,
  stepCodes,
  type TestRule,
  testRules,
} from './configuration.ts'
export { defaultConfiguration } from './defaults.ts'
export { type FailingTest, type TestedLanguage, testRuleAt } from './failing-tests.ts'
export { findingsFor } from './findings.ts'
export {
  asInstructions,
  instructionsFor,
  itemsOf,
  languagesAt,
  nodesFor,
  pipelineSteps,
  stepsOfRun,
} from './instructions.ts'
export { type Judged, redeliveryRefusalReason, refusalReason } from './judge.ts'
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
export { changeTopics, type TopicChanges, whatChanges } from './what-changes.ts'
