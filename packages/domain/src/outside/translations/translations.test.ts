import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { type Concept, newConcept } from '../../nouns/concepts/index.ts'
import { translatedTexts, unfinished } from './finishing.ts'
import { glossaryFor, glossaryKey, glossaryPhrases } from './glossary.ts'
import type { TranslationItem } from './job.ts'
import { checkTranslation, lostParts } from './lost-parts.ts'
import { planTranslations } from './requests.ts'

const texts = [
  { id: 'a', language: 'deu-DEU', isActive: true },
  { id: 'b', language: 'deu-DEU', isActive: true },
  { id: 'c', language: 'eng-USA', isActive: true },
  { id: 'off', language: 'deu-DEU', isActive: false },
]

function plan(
  textIds: string[],
  languages: string[],
  jobOf: (id: string, to: string) => string | undefined = () => undefined,
) {
  return planTranslations({ textIds, languages, find: (id) => texts.find((text) => text.id === id), jobOf })
}

test('a request starts one job for each pair of languages', () => {
  expect(plan(['a', 'b', 'c', 'a'], ['fra-FRA', 'ITA-ita', 'ita-ITA'])).toEqual({
    blocked: [],
    jobs: [
      { sourceLanguage: 'deu-DEU', targetLanguage: 'fra-FRA', textIds: ['a', 'b'] },
      { sourceLanguage: 'deu-DEU', targetLanguage: 'ita-ITA', textIds: ['a', 'b'] },
      { sourceLanguage: 'eng-USA', targetLanguage: 'fra-FRA', textIds: ['c'] },
      { sourceLanguage: 'eng-USA', targetLanguage: 'ita-ITA', textIds: ['c'] },
    ],
  })
})

test('what cannot be translated is named with its reason, and the rest goes on', () => {
  const { jobs, blocked } = plan(
    ['a', 'c', 'off', 'gone'],
    ['eng-USA', 'yue-CHS', 'xxx-XXX', 'fra-FRA'],
    (id, to) => (id === 'c' && to === 'fra-FRA' ? '7' : undefined),
  )
  expect(jobs.map(({ targetLanguage, textIds }) => [targetLanguage, textIds])).toEqual([
    ['eng-USA', ['a']],
    ['fra-FRA', ['a']],
  ])
  expect(blocked).toEqual([
    { language: 'yue-CHS', reason: 'Translations into yue-CHS cannot be requested' },
    { language: 'xxx-XXX', reason: 'xxx-XXX is not a supported language' },
    { textId: 'c', language: 'eng-USA', reason: 'The text is in eng-USA already' },
    { textId: 'c', language: 'fra-FRA', reason: 'Job 7 translates it already' },
    { textId: 'off', reason: 'The text is not active' },
    { textId: 'gone', reason: 'There is no text gone' },
  ])
})

test.each([
  ['Hi {{ name }}', 'Hallo {{name}}', []],
  ['Hi {{name}}', 'Hallo', ['{{name}}, character 4 of the source, is missing']],
  [
    'Hi {{name}}',
    'Hallo {{nom}}',
    [
      '{{name}}, character 4 of the source, is missing',
      '{{nom}}, character 7 of the translation, is not in the source',
    ],
  ],
  ['{{a}} {{a}}', '{{a}}', ['{{a}}, character 7 of the source, is missing']],
  ['<rate value="80">Go</rate> {{x}}', '{{x}} <rate value="80">Los</rate>', []],
  [
    '<rate value="80">Go</rate>',
    '</rate>Los<rate value="80">',
    ['</rate>, character 1 of the translation, ends a tag that was not the last to begin'],
  ],
  ['Wait<pause ms="300"/>', 'Warte', ['<pause ms="300"/>, character 5 of the source, is missing']],
  [
    '<rate value="{{v}}">Go</rate>',
    '<rate value="{{w}}">Los</rate>',
    [
      '<rate value="{{v}}">, character 1 of the source, is missing',
      '<rate value="{{w}}">, character 1 of the translation, is not in the source',
    ],
  ],
  ['$found.title', '$found.title', []],
  ['HELLO_CONCEPT you', 'du', ['HELLO_CONCEPT, character 1 of the source, is missing']],
])('%j as %j: %j', (source, translation, lost) => {
  expect(lostParts(source, translation)).toEqual(lost)
})

test('a translation is a text of a concept too', () => {
  expect(checkTranslation('Go', ' ')).toBe(messages.concepts.textEmpty)
  expect(checkTranslation('Go', 'Los \\e\\rate=1\\')).toBe(messages.concepts.vocalizer)
})

const item: TranslationItem = {
  textId: 'a',
  conceptName: 'GO_CONCEPT',
  description: '',
  type: 'text',
  source: 'Go {{x}}',
  translatedSource: 'Go {{x}}',
  draft: 'Los {{x}}',
}

test('a job is finished when every text is translated, for the source as it is now, with all its parts', () => {
  expect(unfinished([item])).toEqual([])
  const wrong = [
    { ...item, draft: '' },
    { ...item, draft: 'Los' },
    { ...item, source: 'Go on {{x}}' },
  ]
  expect(unfinished(wrong).map(({ message }) => message)).toEqual([
    'It is not translated yet',
    '{{x}}, character 4 of the source, is missing',
    'The source text has changed since it was translated',
  ])
})

test('words that are there already are not added again, and stay active', () => {
  const german = { language: 'deu-DEU', type: 'text' as const }
  const concept: Concept = {
    ...newConcept('c', 'GO_CONCEPT', 'text'),
    texts: [
      { ...german, id: 't1', text: 'Los', isActive: true },
      { ...german, id: 't2', text: 'Auf', isActive: false },
    ],
  }
  const written = ['Los', 'Auf', 'Weg'].map((text) => ({ type: 'text' as const, text }))
  const change = (isActive: boolean) => translatedTexts(concept, written, { language: 'deu-DEU', isActive })
  expect(change(false)).toEqual([{ ...german, id: 'new__2', text: 'Weg', isActive: false }])
  expect(change(true)).toEqual([
    { id: 't2', isActive: true },
    { ...german, id: 'new__2', text: 'Weg', isActive: true },
  ])
})

test('the glossary finds earlier words inside a text, the longest first, without what must survive', () => {
  expect(glossaryKey(' Seat heating! ')).toBe('seat heating')
  expect(glossaryPhrases('Seat heating {{level}}.')).toEqual([
    'seat heating {{level}}',
    'seat',
    'seat heating',
    'heating',
  ])
  const earlier = new Map(
    ['seat', 'seat heating', 'window'].map((source) => [source, [{ source, translation: `${source}!` }]]),
  )
  expect(glossaryFor('The Seat heating is on', earlier).map(({ source }) => source)).toEqual([
    'seat heating',
    'seat',
  ])
  expect(glossaryPhrases('打开座椅加热。')).toContain('座椅')
})
