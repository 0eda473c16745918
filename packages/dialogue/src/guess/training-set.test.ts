import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { finish } from './steps.ts'
import { makeTrainingSet } from './training-set.ts'

test('of very many expressions only some of each intent are learned from', () => {
  const domain = aDomain({
    intents: Array.from({ length: 30 }, (_, place) =>
      anIntent(`intent${place}`, {
        expressions: Array.from({ length: place === 0 ? 20_000 : 20 }, (__, at) =>
          anExpression(`say ${place} number ${at}`),
        ),
      }),
    ),
  })
  const { samples, intents } = finish(makeTrainingSet(domain, 'eng-USA'))
  const sizes = intents.map((_, place) => samples[place]!.sentences.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000)
  expect(Math.min(...sizes)).toBe(20)
  expect(sizes[0]).toBeGreaterThan(1000)
})

test('an expression with many sentences gives several', () => {
  const domain = aDomain({
    intents: [anIntent('play', { expressions: [anExpression('(play|start) [some] (music|songs|radio)')] })],
  })
  expect(finish(makeTrainingSet(domain, 'eng-USA')).samples[0]!.sentences).toHaveLength(12)
})
