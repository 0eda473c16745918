export { nextDialogState } from './dialog-session.ts'
export {
  appNames,
  chatPlatform,
  defaultPosition,
  newRequestHeader,
  type Position,
  type RequestHeader,
  readCoordinate,
  sentHeader,
} from './header.ts'
export { nothingRecalled, recalled } from './recall.ts'
export { type RecentField, type RecentValues, withRecent } from './recent-values.ts'
export { withTranscript } from './sentences.ts'
export {
  type ChatStage,
  chatMarkets,
  chatStages,
  draftStage,
  findStage,
  shownStage,
  stagePlace,
} from './stages.ts'
