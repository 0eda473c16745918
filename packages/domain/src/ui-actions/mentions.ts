import { withFields } from '../lists.ts'
import { type ChangeName, changeEach, changeKeys, type Mentioning, type NameChanges } from '../mentioning.ts'
import { changeInTexts } from '../responses/mentions.ts'
import type { DialogAct, GuiResponseSetting, UiAction } from './ui-action.ts'

/** What a UI action mentions: intents, responses, what its dialog act speaks of, and the texts around its own. */
export const uiActionMentions: Mentioning<UiAction> = {
  kinds: ['intent', 'slot', 'API input', 'input', 'TTS response', 'audio response', 'concept'],
  change: (action, changes) =>
    withFields(action, {
      whiteList: changeEach(action.whiteList, changes.intent),
      ttsResponses: changeEach(action.ttsResponses, changes['TTS response']),
      audioResponses: changeEach(action.audioResponses, changes['audio response']),
      preTtsText: changeInTexts(action.preTtsText, changes),
      postTtsText: changeInTexts(action.postTtsText, changes),
      ...(action.dialogAct && { dialogAct: changeDialogAct(action.dialogAct, changes) }),
      ...(action.guiResponse && { guiResponse: changeGuiResponse(action.guiResponse, changes) }),
    }),
}

/** A confirm dialog act speaks of API inputs, all others of slots. */
function changeDialogAct(act: DialogAct, changes: NameChanges): DialogAct {
  return act.type === 'confirm'
    ? changeConfirmed(act, changes['API input'])
    : withFields(act, { slots: changeKeys(act.slots, changes.slot) })
}

/** An act that has lost what it confirms only gives information, which speaks of nothing in particular. */
function changeConfirmed(act: DialogAct, change: ChangeName | undefined): DialogAct {
  const slots = changeKeys(act.slots, change)
  const isLess = Object.keys(slots).length < Object.keys(act.slots).length
  return isLess ? { ...act, type: 'giveInformation', slots: {} } : withFields(act, { slots })
}

function changeGuiResponse(setting: GuiResponseSetting, changes: NameChanges): GuiResponseSetting {
  return withFields(setting, {
    ...(setting.payload !== undefined && { payload: changeInTexts(setting.payload, changes) }),
    ...(setting.labels && { labels: changeEach(setting.labels, changes.concept) }),
  })
}
