import type { DialogAct, GuiResponseSetting, UiAction } from '../model/ui-action.ts'
import { withFields } from '../toolbox/lists.ts'
import { type ChangeName, changeEach, changeKeys, type Mentioning, type NameChanges } from './mentioning.ts'
import { changeInTexts } from './of-responses.ts'

/** What a UI action mentions: intents, responses, what its dialog act speaks of, and the texts around its own. */
export const uiActionMentions: Mentioning<UiAction> = {
  kinds: ['intent', 'slot', 'API input', 'input', 'TTS response', 'audio response', 'concept'],
  // Nothing is made of what stays: all UI actions of a domain pass here
  change(action, changes) {
    const whiteList = changeEach(action.whiteList, changes.intent)
    const ttsResponses = changeEach(action.ttsResponses, changes['TTS response'])
    const audioResponses = changeEach(action.audioResponses, changes['audio response'])
    const preTtsText = changeInTexts(action.preTtsText, changes)
    const postTtsText = changeInTexts(action.postTtsText, changes)
    const dialogAct = action.dialogAct && changeDialogAct(action.dialogAct, changes)
    const guiResponse = action.guiResponse && changeGuiResponse(action.guiResponse, changes)
    const isSame =
      whiteList === action.whiteList &&
      ttsResponses === action.ttsResponses &&
      audioResponses === action.audioResponses &&
      preTtsText === action.preTtsText &&
      postTtsText === action.postTtsText &&
      dialogAct === action.dialogAct &&
      guiResponse === action.guiResponse
    if (isSame) return action
    return {
      ...action,
      ...{ whiteList, ttsResponses, audioResponses, preTtsText, postTtsText },
      ...(dialogAct && { dialogAct }),
      ...(guiResponse && { guiResponse }),
    }
  },
}

/** A confirm dialog act speaks of API inputs, all others of slots (ruling R131). */
function changeDialogAct(act: DialogAct, changes: NameChanges): DialogAct {
  const change = act.type === 'confirm' ? changes['API input'] : changes.slot
  if (change === undefined) return act
  return act.type === 'confirm'
    ? changeConfirmed(act, change)
    : withFields(act, { slots: changeKeys(act.slots, change) })
}

/**
 * An act that has lost what it confirms only gives information, which speaks of nothing in particular (ruling R116).
 */
function changeConfirmed(act: DialogAct, change: ChangeName): DialogAct {
  const slots = changeKeys(act.slots, change)
  const isLess = Object.keys(slots).length < Object.keys(act.slots).length
  return isLess ? { ...act, type: 'giveInformation', slots: {} } : withFields(act, { slots })
}

function changeGuiResponse(setting: GuiResponseSetting, changes: NameChanges): GuiResponseSetting {
  if (changes.input === undefined && changes.concept === undefined) return setting
  return withFields(setting, {
    ...(setting.payload !== undefined && { payload: changeInTexts(setting.payload, changes) }),
    ...(setting.labels && { labels: changeEach(setting.labels, changes.concept) }),
  })
}
