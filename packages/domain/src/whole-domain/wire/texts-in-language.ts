import type { Rename } from '../../model/rename.ts'
import type { AdditionalResponse, GuiResponse, Response } from '../../model/response.ts'
import { finish } from '../../toolbox/steps.ts'
import { noLanguageContent } from './in-language.ts'
import { renamingInLanguage } from './renames.ts'
import { additionalResponseCodec } from './responses.ts'
import type { WireDomain } from './wire-domain.ts'

/** What another language says, plays, shows and has for the runtime. */
export interface LanguageTexts {
  tts: Response[]
  audio: Response[]
  gui: GuiResponse[]
  additional: AdditionalResponse[]
}

/** The responses of another language, under the names that an author gave since it was saved. */
export function textsInLanguage(
  { tts_responses = {}, audio_responses = {}, gui_responses = {}, runtime_responses = {} }: StoredResponses,
  renames: readonly Rename[],
): LanguageTexts {
  const stored = { ...noLanguageContent, tts_responses, audio_responses, gui_responses, runtime_responses }
  const named = finish(renamingInLanguage(stored, renames))
  const listed = (map: Record<string, string[]>) =>
    Object.entries(map).map(([name, texts]) => ({ name, texts }))
  return {
    tts: listed(named.tts_responses),
    audio: listed(named.audio_responses),
    gui: Object.entries(named.gui_responses).map(([name, template]) => ({ name, template })),
    additional: Object.entries(named.runtime_responses).map(([name, value]) => ({
      name,
      ...additionalResponseCodec.read(value),
    })),
  }
}

type StoredResponses = Pick<
  WireDomain,
  'tts_responses' | 'audio_responses' | 'gui_responses' | 'runtime_responses'
>
