import type { AdditionalResponse, GuiResponse, Response } from '../../model/response.ts'
import { codec, list } from './codec.ts'
import { asMap } from './wiring.ts'

/** Responses are nothing but their texts outside. */
const texts = {
  read: (spoken: string[]): Omit<Response, 'name'> => ({ texts: spoken }),
  write: ({ texts: spoken }: Response) => spoken,
}

export const ttsResponseWiring = asMap<Response>('tts_responses', texts)
export const audioResponseWiring = asMap<Response>('audio_responses', texts)

export const guiResponseWiring = asMap<GuiResponse>('gui_responses', {
  read: (template: GuiResponse['template']) => ({ template }),
  write: ({ template }) => template,
})

export const additionalResponseCodec = codec<Omit<AdditionalResponse, 'name'>>({
  voice: list('voice'),
  text: list('text'),
})

export const additionalResponseWiring = asMap<AdditionalResponse>(
  'runtime_responses',
  additionalResponseCodec,
)
