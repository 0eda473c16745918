import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { learn } from '../testing/learn.ts'
import { calibrate } from './calibrate.ts'
import { scoreOf } from './confidence.ts'
import { Randomness } from './randomness.ts'
import { finish } from './steps.ts'

/* A language made by chance: each intent has words of its own among those that all share, and says either now and then. */

const intents = 12
const sentencesEach = 60

function sentenceOf(intent: number, random: Randomness): string {
  return Array.from({ length: 3 + random.below(4) }, () => {
    if (random.below(5) > 1) return `common${letters(random.below(40))}`
    const owner = random.below(6) === 0 ? random.below(intents) : intent
    return `own${letters(owner)}${letters(random.below(6))}`
  }).join(' ')
}

function letters(number: number): string {
  return String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))
}

function madeUp() {
  const random = new Randomness(7)
  return aDomain({
    intents: Array.from({ length: intents }, (_, place) =>
      anIntent(`intent${place}`, {
        expressions: Array.from({ length: sentencesEach }, () => anExpression(sentenceOf(place, random))),
      }),
    ),
  })
}

const guesser = learn(madeUp(), 'eng-USA')
const random = new Randomness(99)
const trials = Array.from({ length: 600 }, (_, at) => {
  const [best] = guesser.candidates(sentenceOf(at % intents, random))
  return { score: best?.score ?? 0, isRight: best?.intent === `intent${at % intents}` }
})

test('scores say how often guesses are right', () => {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    trials.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === bin),
  )
  const error = bins.reduce((sum, bin) => {
    const expected = bin.reduce((total, { score }) => total + score, 0)
    return sum + Math.abs(expected - bin.filter(({ isRight }) => isRight).length)
  }, 0)
  expect(error / trials.length).toBeLessThan(0.12)
})

test('few right guesses are below the threshold', () => {
  const right = trials.filter(({ isRight }) => isRight)
  expect(right.length).toBeGreaterThan(300)
  expect(right.filter(({ score }) => score < guesser.threshold).length / right.length).toBeLessThan(0.06)
})

test('where trials are mostly wrong, scores are low and what is hardly ever right is no guess', () => {
  const none = Array.from({ length: 200 }, (_, at) => ({
    evidence: at / 50 - 3,
    isRight: at % 8 === 0,
    isOutOfScope: at % 8 > 4,
  }))
  const { threshold, ...curve } = finish(calibrate(none, 'alone'))
  expect(threshold).toBeGreaterThanOrEqual(0.03)
  expect(scoreOf(1, curve)).toBeLessThan(0.3)
})

test('sentences of nobody are mostly no guess', () => {
  const strange = Array.from({ length: 200 }, () =>
    Array.from({ length: 5 }, () => `strange${letters(random.below(400))}`).join(' '),
  )
  expect(strange.filter((text) => guesser.guess(text).length === 0).length).toBeGreaterThan(190)
})
