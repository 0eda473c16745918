import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { storedSentences } from './stored-sentences.ts'

const english = 'eng-USA'

test('slots are said by their literals, numbers and free text by something that fits', () => {
  const domain = aDomain({
    intents: [
      anIntent('play', { expressions: [anExpression('play $(genre)')] }),
      anIntent('set', { expressions: [anExpression('set it to $(level)')] }),
      anIntent('tell', { expressions: [anExpression('*+tell anna $(message)')] }),
      anIntent('broken', { expressions: [anExpression('play ('), anExpression('§nobody wrote it')] }),
    ],
    slots: [
      aSlot('genre', { jazz: ['jazz', 'jazz music'] }),
      aSlot('level', {}, { type: 'Number' }),
      aSlot('message', {}, { type: 'FreeText' }),
    ],
  })
  expect([...storedSentences(domain, english)]).toEqual([
    { intent: 'play', text: 'play jazz' },
    { intent: 'set', text: 'set it to 1' },
    { intent: 'tell', text: 'quartz tell anna quartz' },
  ])
})

test('a restricted slot says only what it may', () => {
  const restrictions = [{ slot: 'genre', canonicals: [{ name: 'rock', literals: ['hard rock'] }] }]
  const domain = aDomain({
    intents: [anIntent('play', { expressions: [anExpression('play $(genre)', { restrictions })] })],
    slots: [aSlot('genre', { jazz: ['jazz'], rock: ['rock', 'hard rock'] })],
  })
  expect([...storedSentences(domain, english)]).toEqual([{ intent: 'play', text: 'play hard rock' }])
})

test('whoever stops early has some of every intent and from all over its list', () => {
  const many = Array.from({ length: 64 }, (_, at) => anExpression(`word${at}`))
  const domain = aDomain({
    intents: [
      anIntent('many', { expressions: many }),
      anIntent('one', { expressions: [anExpression('go')] }),
    ],
  })
  const first = [...storedSentences(domain, english)].slice(0, 5)
  expect(first.map(({ text }) => text)).toEqual(['word0', 'go', 'word32', 'word16', 'word48'])
})

test('other ways to say an expression come after all expressions were said once', () => {
  const expressions = [anExpression('(stop|halt) it'), anExpression('enough')]
  const domain = aDomain({ intents: [anIntent('stop', { expressions })] })
  const texts = [...storedSentences(domain, english)].map(({ text }) => text)
  expect(texts).toHaveLength(3)
  expect(new Set(texts)).toEqual(new Set(['stop it', 'halt it', 'enough']))
  expect(texts[1]).toBe('enough')
})

test('only the wanted expressions are said', () => {
  const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')] })
  const only = storedSentences(domain, english, (_, { name }) => name === 'stop')
  expect([...only]).toEqual([{ intent: 'stop', text: 'please stop' }])
})
