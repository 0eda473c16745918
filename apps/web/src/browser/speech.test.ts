import { afterEach, expect, test, vi } from 'vitest'
import { speak } from './speech.ts'

class Utterance {
  text: string
  lang = ''
  volume = 0
  rate = 0
  pitch = 0
  onend = () => {}
  onerror = (_: { error: string }) => {}
  constructor(text: string) {
    this.text = text
  }
}

function browserThat(
  says: (utterance: Utterance) => void,
  voices: readonly { lang: string; default: boolean }[] = [],
): Utterance[] {
  const spoken: Utterance[] = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    cancel: () => {},
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      spoken.push(utterance)
      says(utterance)
    },
  })
  return spoken
}

afterEach(() => vi.restoreAllMocks())

test('[SHELL-046] without a voice for the language a text is spoken in en-US, with volume, rate and pitch 1', () => {
  const spoken = browserThat(() => {})
  speak('Hallo', 'deu-DEU')
  expect(spoken[0]).toMatchObject({ text: 'Hallo', lang: 'en-US', volume: 1, rate: 1, pitch: 1 })
})

test('a text is spoken by the voice of its region, or else by one of its language', () => {
  const voices = [
    { lang: 'en-US', default: true },
    { lang: 'en_GB', default: false },
    { lang: 'pt-BR', default: false },
  ]
  const spoken = browserThat(() => {}, voices)
  for (const language of ['eng-GBR', 'eng-AUS', 'por-PRT', 'cmn-CHN']) speak('Hello', language)
  expect(spoken.map(({ lang }) => lang)).toEqual(['en_GB', 'en-US', 'pt-BR', 'en-US'])
})

test('[SHELL-037] [SHELL-038] a browser that cannot speak, or fails to, is only logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ended = vi.fn()
  browserThat(({ onerror }) => onerror({ error: 'audio-busy' }))
  speak('Hello', 'eng-USA', ended)
  expect(warn).toHaveBeenCalledTimes(1)
  vi.stubGlobal('SpeechSynthesisUtterance', undefined)
  speak('Hello', 'eng-USA', ended)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(ended).toHaveBeenCalledTimes(2)
})

test('a text that another one replaces is no failure', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  browserThat(({ onerror }) => onerror({ error: 'interrupted' }))
  speak('Hello', 'eng-USA')
  expect(warn).not.toHaveBeenCalled()
})
