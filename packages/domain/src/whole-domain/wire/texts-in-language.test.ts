import { expect, test } from 'vitest'
import { textsInLanguage } from './texts-in-language.ts'

const wire = {
  tts_responses: { hello: ['Hallo {{genre}}'], answer_preTts: ['Nun'] },
  audio_responses: { ding: ['ding.wav'] },
  gui_responses: { answer: { text: '{{genre}}' } },
  runtime_responses: { BUSY: { voice: ['Moment'], text: [] } },
}

test('the responses of another language are read under their new names', () => {
  expect(
    textsInLanguage(wire, [
      { kind: 'ttsResponse', from: 'hello', to: 'welcome' },
      { kind: 'uiAction', from: 'answer', to: 'reply' },
      { kind: 'slot', from: 'genre', to: 'style' },
      { kind: 'additionalResponse', from: 'BUSY', to: 'WAITING' },
    ]),
  ).toEqual({
    tts: [
      { name: 'welcome', texts: ['Hallo {{style}}'] },
      { name: 'reply_preTts', texts: ['Nun'] },
    ],
    audio: [{ name: 'ding', texts: ['ding.wav'] }],
    gui: [{ name: 'reply', template: { text: '{{style}}' } }],
    additional: [{ name: 'WAITING', voice: ['Moment'], text: [] }],
  })
})

test('a language without responses has none', () => {
  expect(textsInLanguage({}, [])).toEqual({ tts: [], audio: [], gui: [], additional: [] })
})
