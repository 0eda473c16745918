import { expect, test } from 'vitest'
import { sentenceCounter } from '../../expressions/counting.ts'
import { anExpression, anIntent, aSlot } from '../../testing/index.ts'
import { intentStatistics, languageModelLimit, slotStatistics } from './statistics.ts'

const counter = sentenceCounter([], 'eng-USA')

test('an intent is measured by its expressions, what they stand for, and their size', () => {
  const expressions = [anExpression('[please] play (jazz|rock)'), anExpression('stop')]
  expect(intentStatistics(anIntent('play', { expressions }), counter)).toEqual({
    name: 'play',
    expressions: 2,
    combinations: 5n,
    bytes: '[please] play (jazz|rock)\nstop\n'.length,
  })
})

test('combinations are exact beyond what a number holds', () => {
  const text = '(a|b|c|d) '.repeat(40).trim()
  const { combinations } = intentStatistics(anIntent('many', { expressions: [anExpression(text)] }), counter)
  expect(combinations).toBe(4n ** 40n)
})

test('a slot is measured by the literals of all its canonicals', () => {
  const slot = aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: ['rock'], none: [] })
  expect(slotStatistics(slot)).toEqual({
    name: 'genre',
    literals: 3,
    bytes: 'jazz\njazz music\nrock\n'.length,
  })
})

test.each(['stop', 'höher', '播放音乐', 'สวัสดี', '🎵 an', '𠀀'])('the size of %s is that of UTF-8', (text) => {
  const { bytes } = slotStatistics(aSlot('slot', { one: [text] }))
  expect(bytes).toBe(new TextEncoder().encode(`${text}\n`).length)
})

test('a language model has at most 25 MB', () => {
  expect(languageModelLimit).toBe(26_214_400)
})
