import type { Noun } from '../noun.ts'
import {
  additionalResponseMentions,
  audioResponseMentions,
  guiResponseMentions,
  ttsResponseMentions,
} from './mentions.ts'
import type { AdditionalResponse, GuiResponse, Response } from './response.ts'

export const ttsResponseNoun: Noun<Response> = {
  namedBy: 'name',
  kind: 'TTS response',
  mentions: ttsResponseMentions,
  blank: () => ({ name: '', texts: [] }),
}

export const audioResponseNoun: Noun<Response> = {
  namedBy: 'name',
  kind: 'audio response',
  mentions: audioResponseMentions,
  blank: () => ({ name: '', texts: [] }),
}

/** It bears the name of its UI action. */
export const guiResponseNoun: Noun<GuiResponse> = { namedBy: 'name', mentions: guiResponseMentions }

export const additionalResponseNoun: Noun<AdditionalResponse> = {
  namedBy: 'name',
  mentions: additionalResponseMentions,
}
