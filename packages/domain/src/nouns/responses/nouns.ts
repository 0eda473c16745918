import type { Noun } from '../../model/noun.ts'
import type { AdditionalResponse, GuiResponse, Response } from '../../model/response.ts'
import { guiResponseEntryProblems } from '../gui-responses/problems.ts'
import { additionalResponseProblems, audioResponseProblems, ttsResponseProblems } from './problems.ts'

/** That a UI action has gone, of which a response bears the name, harms nobody. */
const textNeeds = ['input'] as const

export const ttsResponseNoun: Noun<Response> = {
  needs: textNeeds,
  problems: ttsResponseProblems,
  blank: () => ({ name: '', texts: [] }),
}

export const audioResponseNoun: Noun<Response> = {
  needs: textNeeds,
  problems: audioResponseProblems,
  blank: () => ({ name: '', texts: [] }),
}

export const guiResponseNoun: Noun<GuiResponse> = {
  needs: textNeeds,
  problems: guiResponseEntryProblems,
}

export const additionalResponseNoun: Noun<AdditionalResponse> = {
  needs: textNeeds,
  problems: additionalResponseProblems,
  blank: () => ({ name: '', voice: [], text: [] }),
}
