export { type AnsweredAction, nextDialogState } from './dialog-session.ts'
export {
  appNames,
  chatPlatform,
  defaultPosition,
  newRequestHeader,
  type Position,
  type RequestHeader,
  readCoordinate,
  type SentHeader,
  sentHeader,
} from './header.ts'
export { nothingRecalled, type Recall, recalled } from './recall.ts'
export { type RecentField, type RecentValues, recentFields, withRecent } from './recent-values.ts'
export { withTranscript } from './sentences.ts'
export {
  type ChatMarket,
  type ChatStage,
  chatMarkets,
  chatStages,
  draftStage,
  findStage,
  type StagePlace,
  shownStage,
  stagePlace,
} from './stages.ts'
