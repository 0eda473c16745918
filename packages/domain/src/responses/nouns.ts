import { guiResponseEntryProblems } from '../gui-responses/problems.ts'
import type { Noun } from '../noun.ts'
import {
  additionalResponseWiring,
  audioResponseWiring,
  guiResponseWiring,
  ttsResponseWiring,
} from '../wire/responses.ts'
import {
  additionalResponseMentions,
  audioResponseMentions,
  guiResponseMentions,
  ttsResponseMentions,
} from './mentions.ts'
import { additionalResponseProblems, audioResponseProblems, ttsResponseProblems } from './problems.ts'
import type { AdditionalResponse, GuiResponse, Response } from './response.ts'

/** That a UI action has gone, of which a response bears the name, harms nobody. */
const textNeeds = ['input'] as const

export const ttsResponseNoun: Noun<Response> = {
  wire: ttsResponseWiring,
  namedBy: 'name',
  kind: 'TTS response',
  mentions: ttsResponseMentions,
  needs: textNeeds,
  problems: ttsResponseProblems,
  blank: () => ({ name: '', texts: [] }),
}

export const audioResponseNoun: Noun<Response> = {
  wire: audioResponseWiring,
  namedBy: 'name',
  kind: 'audio response',
  mentions: audioResponseMentions,
  needs: textNeeds,
  problems: audioResponseProblems,
  blank: () => ({ name: '', texts: [] }),
}

/** It bears the name of its UI action. */
export const guiResponseNoun: Noun<GuiResponse> = {
  wire: guiResponseWiring,
  namedBy: 'name',
  mentions: guiResponseMentions,
  needs: textNeeds,
  problems: guiResponseEntryProblems,
}

export const additionalResponseNoun: Noun<AdditionalResponse> = {
  wire: additionalResponseWiring,
  namedBy: 'name',
  mentions: additionalResponseMentions,
  needs: textNeeds,
  problems: additionalResponseProblems,
  blank: () => ({ name: '', voice: [], text: [] }),
}
