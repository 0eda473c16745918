import { describe, expect, test } from 'vitest'
import { wordsOf } from '../words.ts'
import { numberReader } from './number-words.ts'

function longest(language: string, text: string): number | undefined {
  const { keys, count } = wordsOf(text, language)
  const { ends, values, count: found } = numberReader(language).read(keys, count, 0)
  return values[ends.slice(0, found).indexOf(count)]
}

describe.each([
  [
    'eng-USA',
    { '21': 21, '21.5': 21.5, '1,000': 1000, zero: 0, 'one hundred and twenty one': 121, 'a hundred': 100 },
  ],
  [
    'eng-GBR',
    { 'minus five': -5, 'two point two five': 2.25, 'two and a half': 2.5, 'three thousand and four': 3004 },
  ],
  [
    'deu-DEU',
    { '21,5': 21.5, '1.000': 1000, null: 0, einundzwanzig: 21, zweihundertfünfzig: 250, sechzehn: 16 },
  ],
  [
    'deu-DEU',
    { 'minus zwölf': -12, 'eins Komma fünf': 1.5, zweieinhalb: 2.5, Dreißig: 30, tausendundeins: 1001 },
  ],
  [
    'cmn-CHN',
    {
      二十一: 21,
      三百零四: 304,
      负五: -5,
      一点五: 1.5,
      两万: 20000,
      一二三: 123,
      廿一: 21,
      一亿二千万: 120000000,
    },
  ],
  ['jpn-JPN', { 二十五: 25, マイナス三: -3, '25': 25, 百: 100, 千二百: 1200 }],
  ['fra-FRA', { '2,5': 2.5 }],
  ['ara-SAU', { '٢٥': 25, '٠': 0, '٩': 9 }],
  ['hin-IND', { '२५': 25, '९.५': 9.5 }],
])('in %s', (language, numbers: Record<string, number>) => {
  test.each(Object.entries(numbers))('%s', (text, value) => {
    expect(longest(language, text)).toBe(value)
  })
})

test('what is no number is none', () => {
  expect(longest('eng-USA', 'hundred')).toBeUndefined()
  expect(longest('eng-USA', 'twenty eleven')).toBeUndefined()
  expect(longest('deu-DEU', 'zweiundhundert')).toBeUndefined()
  expect(longest('cmn-CHN', '点五')).toBeUndefined()
  for (const word of ['constructor', 'tausendconstructor', 'drei komma constructor', 'drei komma valueOf'])
    expect(longest('deu-DEU', word), word).toBeUndefined()
})
