import { calibrate, type Trial } from './calibrate.ts'
import { type Classifier, newClassifier, type SampleFeatures } from './classifier.ts'
import type { Calibration, TrainedFeatures } from './confidence.ts'
import { fill } from './examples.ts'
import { featureFinder, wordFeature } from './features.ts'
import type { IntentSamples } from './intent-samples.ts'
import { candidateFinder } from './opinions.ts'
import type { Steps } from './steps.ts'
import { beginTraining, examplesOf, train } from './train.ts'
import {
  type GroupOf,
  haveSameSamples,
  makeTrainingSet,
  type Spoken,
  type TrainingSet,
} from './training-set.ts'
import {
  fewSentences,
  maxTrials,
  nothingKnown,
  roundsAfterTrial,
  trainingRounds,
  trialEvery,
} from './tuned.ts'

/** What was learned from a domain. */
export interface Learned {
  trainingSet: TrainingSet
  model: Classifier
  calibration: Calibration
}

/** How often all sentences are gone through. */
function roundsFor(sentences: number): number {
  const { steps, fewest, most } = trainingRounds
  return Math.round(Math.max(fewest, Math.min(most, steps / (sentences + 1))))
}

/** Slots are filled with other values than those that are learned, free text with any words. */
const trialVariation = 7

/** Which expressions are held out for validation, and the feature ids of all samples. */
interface Trying {
  isTried: (expression: number, label: number) => boolean
  numbered: readonly SampleFeatures[]
}

/**
 * Learns a domain. What is learned depends on its content and the order of that alone: of an earlier time only samples are
 * taken that would be made again just so, and what was learned from all of them where none changed or moved. The weights are
 * never trained on from earlier ones, since they would keep what was deleted and what the domain was too small for.
 */
export function* learnAll(
  domain: Spoken,
  language: string,
  { earlier, groupOf }: { earlier?: Learned | undefined; groupOf?: GroupOf | undefined } = {},
): Steps<Learned> {
  const trainingSet = yield* makeTrainingSet(domain, language, { earlier: earlier?.trainingSet, groupOf })
  if (earlier !== undefined && haveSameSamples(earlier.trainingSet, trainingSet))
    return { ...earlier, trainingSet }
  const { samples } = trainingSet
  const { model, numbered } = newClassifier(samples)
  yield
  const examples = yield* examplesOf(model, samples, numbered, trainingSet.intents.length)
  const rounds = roundsFor(examples.length)
  const all = examples.map((_, place) => place)
  const trials: Trial[] = []
  let training = beginTraining(model, examples)
  const turns = examples.length > fewSentences ? 1 : trialEvery
  for (let turn = turns - 1; turn >= 0; turn--) {
    // Intents with few expressions give some as well
    const isTried: Trying['isTried'] = (expression, label) =>
      (expression + label + turn) % trialEvery === trialEvery - 1
    const learned = all.filter((place) => !isTried(examples[place]!.expression, examples[place]!.label))
    training = beginTraining(model, examples)
    yield* train(training, learned, rounds)
    trials.push(...(yield* trialsOf(trainingSet, model, { isTried, numbered })))
  }
  const isAlone = trainingSet.groups.every((group) => group === 0)
  const calibration = yield* calibrate(trials, isAlone ? 'alone' : 'together')
  // What was right again and again still rests: those that were tried are what there is to learn
  yield* train(training, all, roundsAfterTrial)
  return { trainingSet, model, calibration }
}

/** Trials of a step, in which nobody else is answered. */
const trialsInStep = 50

/** Guesses sentences that were not learned yet, as if these were unknown; those out of scope too. */
function* trialsOf(
  { intents, groups, samples, sampling, vocabulary, ofLiterals }: TrainingSet,
  model: Classifier,
  trying: Trying,
): Steps<Trial[]> {
  const { isTried } = trying
  const trained = trainedFeatures(samples, model, trying)
  yield
  const known = new Set(ofLiterals)
  for (const hash of vocabulary.hashes) {
    const id = model.ids.find(wordFeature(hash))
    if (id >= 0 && trained.isMet(id)) known.add(hash)
  }
  const tried = samples.flatMap(({ patterns }, label) =>
    patterns
      .filter(({ expression }) => isTried(expression, label))
      .map((pattern) => {
        const intent = intents[label]
        return { pattern, label, isOutOfScope: intent === undefined, expressions: intent?.expressions ?? [] }
      }),
  )
  const find = candidateFinder(model, groups)
  const featuresOf = featureFinder({ literals: sampling.literals, known })
  const every = Math.max(1, Math.round(tried.length / maxTrials))
  const trials: Trial[] = []
  for (const [at, { pattern, label, isOutOfScope, expressions }] of tried.entries()) {
    if (!isOutOfScope && at % every !== 0) continue
    const words = fill(pattern, trialVariation, { ...sampling, vocabulary, expressions })
    const [best] = find(featuresOf(words), trained)
    trials.push({ evidence: best?.evidence ?? nothingKnown, isRight: best?.label === label, isOutOfScope })
    if (trials.length % trialsInStep === 0) yield
  }
  yield
  return trials
}

/** What is learned without the held-out expressions: a feature counts where it would if these did not exist. */
function trainedFeatures(
  samples: readonly IntentSamples[],
  { rows, columns, fewest }: Classifier,
  { isTried, numbered }: Trying,
): TrainedFeatures & { isMet: (feature: number) => boolean } {
  const ofFeature = new Int32Array(rows.length - 1)
  const ofPair = new Uint8Array(columns.length)
  samples.forEach(({ sentences, features }, label) => {
    const counts = new Int32Array(features.length)
    for (const { places, expression } of sentences) {
      if (isTried(expression, label)) continue
      for (let at = 0; at < places.length; at++) counts[places[at]!]!++
    }
    const { ids, pairs } = numbered[label]!
    for (let place = 0; place < features.length; place++) {
      if (counts[place] === 0 || ids[place]! < 0) continue
      ofFeature[ids[place]!]! += counts[place]!
      if (pairs[place]! >= 0) ofPair[pairs[place]!] = 1
    }
  })
  const isShared = (feature: number) => rows[feature] === rows[feature + 1]
  return {
    isMet: (feature) => ofFeature[feature]! > 0 || isShared(feature),
    isSeen: (feature) => ofFeature[feature]! >= fewest || isShared(feature),
    isOwn: (pair) => ofPair[pair] === 1,
  }
}
