import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { foldedWordsOf } from '../words/text/folded-words.ts'
import { newClassifier } from './classifier.ts'
import { evidenceFor, familiarity } from './confidence.ts'
import { featureFinder } from './features.ts'
import { finish } from './steps.ts'
import { makeTrainingSet } from './training-set.ts'

const language = 'eng-USA'
const domain = aDomain({
  intents: [
    anIntent('lights', { expressions: [anExpression('turn the light on'), anExpression('make it bright')] }),
    anIntent('music', { expressions: [anExpression('play a song'), anExpression('stop the music')] }),
  ],
})
const { samples, sampling, known } = finish(makeTrainingSet(domain, language))
const { model } = newClassifier(samples)
const featuresOf = featureFinder({ literals: sampling.literals, known })
const read = (text: string) => featuresOf(foldedWordsOf(text, language))

test('a sentence is as familiar to an intent as the intent has its words and neighbours', () => {
  const ownOf = (text: string, label: number) => familiarity(model, read(text), label).own
  expect(ownOf('play a song', 1)).toBe(1)
  expect(ownOf('play a song', 0)).toBe(0)
  expect(ownOf('play the light on', 0)).toBeGreaterThan(ownOf('play the light on', 1))
  expect(ownOf('play the light on', 0)).toBeLessThan(1)
})

test('words that nobody has are unknown, numbers are not', () => {
  expect(read('play strange 17 songs').unknown).toBe(0.5)
})

test('where all words are unknown nothing speaks for a guess', () => {
  const sure = { score: 20, probability: 1, ofGroup: 1, own: 0 }
  expect(evidenceFor({ ...sure, unknown: 1 })).toBeLessThan(evidenceFor({ ...sure, unknown: 0.9 }) - 10)
})

test('less speaks for a guess the more of the sentence is unknown and the less its intent has', () => {
  const some = { score: 5, probability: 0.8, ofGroup: 0.9, unknown: 0.2, own: 0.6 }
  expect(evidenceFor({ ...some, unknown: 0.4 })).toBeLessThan(evidenceFor(some))
  expect(evidenceFor({ ...some, own: 0.3 })).toBeLessThan(evidenceFor(some))
})
