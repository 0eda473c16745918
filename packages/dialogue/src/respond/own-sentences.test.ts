import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compileRecogniser } from '../recognise/recogniser.ts'
import { ownSentencesOf } from './own-sentences.ts'

const slots = [
  aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: ['rock'] }),
  aSlot('level', {}, { type: 'Number' }),
  aSlot('title', {}, { type: 'FreeText' }),
  aSlot('answer', {}, { type: 'yesNo' }),
]
const part = { id: 'where', name: 'where', values: { 'eng-USA': '[in the (kitchen|hall)]' }, comments: '' }
const play = anIntent('play', {
  expressions: [
    anExpression('play [some] $(genre) §where'),
    anExpression('volume $(level)'),
    anExpression('look for $(title) now'),
    anExpression('say $(answer) please'),
    anExpression('what nobody wrote: §missing'),
  ],
})
const domain = aDomain({ slots, intents: [play], reusableExpressions: [part] })

test('each sentence that is made of an expression is understood as its intent; what nobody wrote is left out', () => {
  const sentences = ownSentencesOf(domain, 'eng-USA')(play, 100)
  expect(sentences).toHaveLength(4)
  const recogniser = compileRecogniser(domain, 'eng-USA')
  for (const { intent, text } of sentences)
    expect([text, recogniser.read(text)[0]?.intent]).toEqual([text, intent])
})

test('of many expressions some are taken, evenly', () => {
  const many = anIntent('many', {
    expressions: Array.from({ length: 100 }, (_, at) => anExpression(`sentence ${at}`)),
  })
  const texts = ownSentencesOf(domain, 'eng-USA')(many, 4).map(({ text }) => text)
  expect(texts).toEqual(['sentence 0', 'sentence 25', 'sentence 50', 'sentence 75'])
})
