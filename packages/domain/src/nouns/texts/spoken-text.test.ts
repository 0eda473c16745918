import { expect, test } from 'vitest'
import { spokenText } from './spoken-text.ts'

const fill = (text: string) => text.replaceAll('{{genre}}', 'jazz')

test('a concept is said in its words, where they are known', () => {
  const words = (name: string) => (name === 'BYE_CONCEPT' ? 'Bis bald' : undefined)
  expect(spokenText('BYE_CONCEPT, GOOD_DAY_CONCEPT', fill, words)).toBe('Bis bald, good day')
})

test.each([
  ['Hello there', 'Hello there'],
  ['<rate value="{{genre}}">Now</rate> <pause ms="300"/>{{genre}}.', 'Now jazz.'],
  ['\\e\\pause=200\\Now<eos/>then', 'Now then'],
  ['GOOD_MORNING_CONCEPT, you', 'good morning, you'],
  ['播放<mw>爵士</mw>', '播放 爵士'],
])('"%s" is said as "%s"', (text, said) => {
  expect(spokenText(text, fill)).toBe(said)
})
