export type { Coordinates, DialogAct, SoundFocus, UiAction } from '../../model/ui-action.ts'
export { checkUiActionName } from './checks.ts'
export {
  type DialogActType,
  dialogActTypes,
  emotionAnimations,
  isChinaStyle,
  referencePoints,
  speakingStylesFor,
} from './choices.ts'
export { setConfirmedInput, setDialogActSlots, setDialogActType, spokenOf } from './dialog-act.ts'
export {
  addUiAction,
  deleteUiActions,
  moveUiActions,
  renameUiAction,
  setUiActionComments,
} from './edits.ts'
export {
  addFlag,
  checkFlagName,
  deleteFlag,
  setCloudTts,
  setEmotionAnimation,
  setFlag,
  setSoundFocus,
  setSpeakingStyle,
  setWhiteList,
} from './settings-edits.ts'
export { checkSoundFocus, type SoundAxis, type SoundEnd, soundAxes, soundEnds } from './sound-focus.ts'
