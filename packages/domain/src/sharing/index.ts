export {
  type AudioState,
  audioQuestion,
  audioStates,
  clearPendingAudio,
  pendingAudio,
  type SharedAudio,
  sharedAudio,
  takeOverAudio,
} from './audio.ts'
export { type SharedInput, setFromShared, setShared } from './edits.ts'
export { sharedInputProblems } from './problems.ts'
export {
  canShareInputs,
  missingSources,
  offeredSources,
  type SharedFrom,
  type SharedInputs,
  type SharedKind,
  sourcesText,
} from './sharing.ts'
