export {
  canShareInputs,
  missingSources,
  offeredSources,
  type SharedFrom,
  type SharedInputs,
  type SharedKind,
  sourcesText,
} from '../../model/sharing.ts'
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
export { setFromShared, setShared } from './edits.ts'
export { sharedInputProblems } from './problems.ts'
