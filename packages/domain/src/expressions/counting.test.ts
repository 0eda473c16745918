import { expect, test } from 'vitest'
import { anExpression, anIntent } from '../testing/index.ts'
import { sentenceCounter } from './counting.ts'

const parts = [
  {
    id: '1',
    name: 'please',
    values: { 'eng-USA': '[please|kindly]', 'deu-DEU': '(bitte|gerne) §oft', 'ita-ITA': '(' },
    comments: '',
  },
]

test('a reusable part counts with its value in the language', () => {
  const combinations = (language: string) =>
    sentenceCounter(parts, language).combinations('§please play [it]')
  expect(combinations('eng-usa')).toBe(6n)
  expect(combinations('deu-DEU')).toBe(4n)
  expect(combinations('ita-ITA')).toBe(2n)
  expect(combinations('fra-FRA')).toBe(2n)
})

test('samples are sentences in the language, others at another turn; an expression with an error has none', () => {
  const { samples } = sentenceCounter(parts, 'eng-USA')
  const all = samples('§please play [it]', { size: 10, turn: 0 })
  expect(all.shown).toHaveLength(6)
  expect(all.hasOthers).toBe(false)
  const turns = [0, 1, 2].map((turn) => samples('§please play [it]', { size: 2, turn }))
  expect(turns.every(({ hasOthers }) => hasOthers)).toBe(true)
  expect(new Set(turns.flatMap(({ shown }) => shown))).toEqual(new Set(all.shown))
  expect(samples('play [it', { size: 10, turn: 0 })).toEqual({ shown: [], hasOthers: false })
})

test('[EXPR-050] the samples of an intent are those of its expressions, of each at most 1,000', () => {
  const { sampleSize, combinations } = sentenceCounter(parts, 'eng-USA')
  const many = Array.from({ length: 11 }, () => '(a|b)').join(' ')
  expect(combinations(many)).toBe(2048n)
  const intent = anIntent('play', {
    expressions: [
      anExpression('§please play'),
      anExpression(many),
      anExpression('(wrong'),
      anExpression('x'),
    ],
  })
  expect(sampleSize(intent)).toBe(1004)
  expect(sampleSize(intent)).toBe(1004)
  expect(sampleSize(anIntent('stop', { expressions: [] }))).toBe(0)
})

test('the same parts share one counter', () => {
  expect(sentenceCounter(parts, 'eng-USA')).toBe(sentenceCounter(parts, 'eng-USA'))
})
