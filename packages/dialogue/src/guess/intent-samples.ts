import type { Expression, SentenceCounter } from '@sdp/domain/expressions'
import type { Slot } from '@sdp/domain/slots'
import { twiceAsLong } from '../toolbox/twice-as-long.ts'
import type { LiteralFinder } from '../words/literal-finder.ts'
import { fill, type Pattern, type Picked, type Share, variationsOf } from './examples.ts'
import { collectFeatures, type FeatureCollector, type Features, newFeatureCollector } from './features.ts'
import type { Steps } from './steps.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The training samples of one intent. They depend on the patterns of its expressions, on the literals and example values of all slots and on the words that
 * were picked for free text, and on nothing else: not on the name of the intent, its place or what was learned before.
 */
export interface IntentSamples {
  patterns: readonly Pattern[]
  /** What its sentences look like: one to four for each pattern. */
  sentences: readonly Sentence[]
  /** Each feature of its sentences once, and in how many of them it is. */
  features: Int32Array
  counts: Int32Array
  picked: Picked
}

export interface Sentence extends Pick<Features, 'ofWords'> {
  /** The indexes of its features in the samples of the intent. */
  places: Int32Array
  /** The place of its expression in the intent. */
  expression: number
}

/** What samples are made with. */
export interface Sampling {
  language: string
  counter: SentenceCounter
  share: Share
  slots: ReadonlyMap<string, Slot>
  literals: LiteralFinder
}

/** What the samples of all intents of a training set are made with. */
export interface SampleMaking {
  vocabulary: Vocabulary
  known: ReadonlySet<number>
  sampling: Sampling
  /** The memory of the sentences, which lives as long as the samples do: an arena. */
  allocate: FeatureCollector['allocate']
}

/** Patterns of a step, in which nobody else is answered. */
const patternsInStep = 50

/** Makes the samples of an intent from the patterns of its expressions; words that are not known count as unknown. */
export function* samplesOf(
  expressions: readonly Expression[],
  patterns: readonly Pattern[],
  { vocabulary, known, sampling, allocate }: SampleMaking,
): Steps<IntentSamples> {
  const { language, slots, literals } = sampling
  const picked: Picked = { points: [], hashes: [] }
  const filling = { language, slots, vocabulary, expressions, picked }
  const collector = newFeatureCollector(allocate)
  let counts = new Int32Array(1024)
  const sentences: Sentence[] = []
  for (const [at, pattern] of patterns.entries()) {
    if (at % patternsInStep === patternsInStep - 1) yield
    const variations = variationsOf(pattern, filling)
    for (let variation = 0; variation < variations; variation++) {
      const { places, ofWords } = collectFeatures(collector, fill(pattern, variation, filling), {
        literals,
        known,
      })
      while (collector.numbers.size > counts.length) counts = twiceAsLong(counts)
      for (let at = 0; at < places.length; at++) counts[places[at]!]!++
      sentences.push({ places, ofWords, expression: pattern.expression })
    }
  }
  return {
    patterns,
    sentences,
    features: collector.numbers.keys(),
    counts: counts.slice(0, collector.numbers.size),
    picked,
  }
}

/** Samples that are made when they are first read. */
export function lazySamples(make: () => IntentSamples): IntentSamples {
  let made: IntentSamples | undefined
  const intentSamples = () => {
    made ??= make()
    return made
  }
  return {
    get patterns() {
      return intentSamples().patterns
    },
    get sentences() {
      return intentSamples().sentences
    },
    get features() {
      return intentSamples().features
    },
    get counts() {
      return intentSamples().counts
    },
    get picked() {
      return intentSamples().picked
    },
  }
}
