import { supportedLanguages } from '@sdp/domain/languages'
import { expect, test } from 'vitest'
import { backgroundOf } from './background.ts'
import { requestsOf } from './requests.ts'

test.each(supportedLanguages.map(({ value }) => value))(
  '%s has sentences, each trimmed and once',
  (language) => {
    const sentences = backgroundOf(language)
    expect(sentences.length).toBeGreaterThanOrEqual(100)
    expect(sentences.filter((sentence) => sentence.trim() !== sentence || sentence === '')).toEqual([])

    const plain = sentences.map((sentence) => sentence.toLowerCase())
    expect(plain.filter((sentence, at) => plain.indexOf(sentence) !== at)).toEqual([])
  },
)

test('countries share the sentences of their language, but for Taiwan, which writes differently', () => {
  expect(backgroundOf('eng-IND')).toEqual(backgroundOf('eng-USA'))
  expect(backgroundOf('sic-CHN')).toEqual(backgroundOf('cmn-CHN'))
  expect(backgroundOf('cmn-TWN')).not.toEqual(backgroundOf('cmn-CHN'))
})

test('a language without a list has none, and the list is split once', () => {
  expect(backgroundOf('tlh-XXX')).toEqual([])
  expect(backgroundOf('deu-DEU')).toBe(backgroundOf('deu-DEU'))
})

test.each(supportedLanguages.map(({ value }) => value))(
  '%s has what people ask assistants for: the topics of all languages, each sentence trimmed and once',
  (language) => {
    const topics = requestsOf(language)
    expect(topics).toHaveLength(requestsOf('eng-USA').length)
    for (const topic of topics) expect(topic.length).toBeGreaterThanOrEqual(2)
    const sentences = topics.flat().map((sentence) => sentence.toLowerCase())
    expect(sentences.filter((sentence) => sentence.trim() !== sentence || sentence === '')).toEqual([])
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  },
)
