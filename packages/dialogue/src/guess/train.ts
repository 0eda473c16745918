import { newArena } from './arena.ts'
import {
  type Classifier,
  type Input,
  newInputBuffer,
  type SampleFeatures,
  sampleInput,
  scoreInto,
  toProbabilities,
  valueAt,
} from './classifier.ts'
import type { IntentSamples } from './intent-samples.ts'
import { Randomness } from './randomness.ts'
import type { Steps } from './steps.ts'
import { decay, everydayWeight, firstSteps, manySentences, maxRightInRow, smallestError } from './tuned.ts'

/** A sentence to learn from. */
export interface Example extends Input {
  /** The place of its intent. */
  label: number
  weight: number
  /** The place of its expression in the intent. */
  expression: number
}

/**
 * The sentences of the training set as inputs of the model; those of the first `intents` labels come first. After them come everyday
 * sentences out of scope, which are of all kinds and count less, then requests out of scope, which count as those of an intent, or
 * `open the window` would be what else has a window.
 */
export function* examplesOf(
  model: Classifier,
  samples: readonly IntentSamples[],
  numbered: readonly SampleFeatures[],
  intents: number,
): Steps<Example[]> {
  const mean = samples.slice(0, intents).reduce((sum, { sentences }) => sum + sentences.length, 0) / intents
  const examples: Example[] = []
  const buffer = newInputBuffer()
  const allocate = newArena()
  for (const [label, { sentences }] of samples.entries()) {
    // How many ways an intent has to be said does not say how often it is: half way between the two
    const weight = Math.sqrt(mean / Math.max(1, sentences.length)) * (label === intents ? everydayWeight : 1)
    for (const sentence of sentences) {
      const { features: read, scale } = sampleInput(model, numbered[label]!, sentence, buffer)
      const features = allocate(read.length)
      features.set(read)
      examples.push({ features, scale, label, weight, expression: sentence.expression })
    }
    yield
  }
  return examples
}

/** Examples of a step, in which nobody else is answered. */
const examplesInStep = 100

/** A model while it is trained, by AdaGrad on the softmax of its scores. */
export interface Training {
  model: Classifier
  examples: readonly Example[]
  /** The sums of squared steps of each pair so far, by which the steps become smaller. */
  steps: Float32Array
  firstStep: number
  /** In how many rounds each is not looked at, since it was right. */
  rests: Uint8Array
  /** How often in a row each was right, up to a limit. */
  rightInRow: Uint8Array
  errors: Float64Array
}

/** Begins to train a model, which knows nothing after this. */
export function beginTraining(model: Classifier, examples: readonly Example[]): Training {
  model.weights.fill(0)
  return {
    model,
    examples,
    steps: new Float32Array(model.weights.length),
    firstStep: examples.length < manySentences ? firstSteps.few : firstSteps.many,
    rests: new Uint8Array(examples.length),
    rightInRow: new Uint8Array(examples.length),
    errors: new Float64Array(model.labels),
  }
}

/** Improves the model by some of the examples, for a number of rounds, each in an order that is always the same. */
export function* train(training: Training, places: readonly number[], rounds: number): Steps<void> {
  const order = Int32Array.from(places)
  const random = new Randomness(order.length)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += examplesInStep) {
      improve(training, order, from, Math.min(order.length, from + examplesInStep))
      yield
    }
  }
}

function improve(
  { model, examples, firstStep, steps, rests, rightInRow, errors }: Training,
  order: Int32Array,
  from: number,
  to: number,
): void {
  const { rows, columns, weights } = model
  for (let place = from; place < to; place++) {
    const index = order[place]!
    if (rests[index]! > 0) {
      rests[index]!--
      continue
    }
    const example = examples[index]!
    const { label, weight, features } = example
    scoreInto(errors, model, example)
    toProbabilities(errors)
    errors[label]! -= 1
    if (errors[label]! > -smallestError) {
      if (rightInRow[index]! < maxRightInRow) rightInRow[index]!++
      rests[index] = 2 ** (rightInRow[index]! + 1) - 1
      continue
    }
    rightInRow[index] = 0
    for (let at = 0; at < errors.length; at++) if (Math.abs(errors[at]!) < smallestError) errors[at] = 0
    for (let at = 0; at < features.length; at++) {
      const value = valueAt(model, example, at) * weight
      const end = rows[features[at]! + 1]!
      for (let pair = rows[features[at]!]!; pair < end; pair++) {
        const error = errors[columns[pair]!]!
        if (error === 0) continue
        const slope = error * value + decay * weights[pair]!
        const step = steps[pair]! + slope * slope
        steps[pair] = step
        weights[pair]! -= (firstStep * slope) / Math.sqrt(step + 1e-8)
      }
    }
  }
}

function shuffle(order: Int32Array, random: Randomness): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const moved = order[at]!
    order[at] = order[other]!
    order[other] = moved
  }
}
