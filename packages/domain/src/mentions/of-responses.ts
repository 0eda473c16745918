import type { AdditionalResponse, GuiResponse, Response } from '../model/response.ts'
import { ownerOf } from '../model/response-names.ts'
import { withFields } from '../toolbox/lists.ts'
import type { Mentioning, NameChanges } from './mentioning.ts'
import { changeConceptsInText, changeInputsInText, mapTexts } from './texts.ts'

/** What a text-to-speech response mentions in its texts, and the UI action before or after whose texts it is spoken. */
export const ttsResponseMentions: Mentioning<Response> = {
  kinds: ['UI action', 'input', 'concept'],
  change(response, changes) {
    const owner = changes['UI action'] === undefined ? undefined : ownerOf(response.name)
    const changed = changeTexts(response, changes)
    if (owner === undefined) return changed
    const uiAction = changes['UI action']!(owner.uiAction)
    return uiAction === undefined ? undefined : withFields(changed, { name: `${uiAction}${owner.suffix}` })
  },
}

/** What the texts of an audio response mention. */
export const audioResponseMentions: Mentioning<Response> = {
  kinds: ['input', 'concept'],
  change: changeTexts,
}

/** What a GUI response mentions: the UI action that bears its name, and what is shown. */
export const guiResponseMentions: Mentioning<GuiResponse> = {
  kinds: ['UI action', 'input', 'concept'],
  change(response, changes) {
    const uiAction = changes['UI action']
    const name = uiAction === undefined ? response.name : uiAction(response.name)
    if (name === undefined) return undefined
    const template = changeInTexts(response.template, changes)
    if (name === response.name && template === response.template) return response
    return { ...response, name, template }
  },
}

/** What the texts of an additional response mention. */
export const additionalResponseMentions: Mentioning<AdditionalResponse> = {
  kinds: ['input', 'concept'],
  change: (response, changes) =>
    withFields(response, {
      voice: changeInTexts(response.voice, changes),
      text: changeInTexts(response.text, changes),
    }),
}

function changeTexts(response: Response, changes: NameChanges): Response {
  const texts = changeInTexts(response.texts, changes)
  return texts === response.texts ? response : { ...response, texts }
}

/** What a spoken or shown text mentions, or any number of them; a mention that would be taken away stays in the text. */
export function changeInTexts<Texts>(texts: Texts, { input, concept }: NameChanges): Texts {
  if (input === undefined && concept === undefined) return texts
  return mapTexts(texts, (text) => {
    const withInputs = input === undefined ? text : changeInputsInText(text, input)
    return concept === undefined ? withInputs : changeConceptsInText(withInputs, concept)
  })
}
