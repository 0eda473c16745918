import type { Expression, SentenceCounter } from '@sdp/domain/expressions'
import type { Slot } from '@sdp/domain/slots'
import { twiceAsLong } from '../twice-as-long.ts'
import { fill, type Pattern, type Picked, type Share, turnsOf } from './examples.ts'
import { type Features, meetFeatures, newMetFeatures } from './features.ts'
import type { Literals } from './literals.ts'
import type { Steps } from './steps.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * What the expressions of one intent teach. It depends on their patterns, on the literals and example values of all slots and on the words that
 * were picked for free text, and on nothing else: not on the name of the intent, its place or what was learned before.
 */
export interface Lesson {
  patterns: readonly Pattern[]
  /** What its sentences look like: one to four for each pattern. */
  sentences: readonly Sentence[]
  /** Each feature of its sentences once, and in how many of them it is. */
  features: Int32Array
  counts: Int32Array
  picked: Picked
}

export interface Sentence extends Pick<Features, 'ofWords'> {
  /** The places of its features in the lesson. */
  places: Int32Array
  /** The place of its expression in the intent. */
  expression: number
}

/** What lessons are made with. */
export interface Teaching {
  language: string
  counter: SentenceCounter
  share: Share
  slots: ReadonlyMap<string, Slot>
  literals: Literals
}

/** So many patterns are a step. */
const patternsInStep = 50

/** Makes the lesson of some expressions from their patterns; other words than the known ones count as unknown. */
export function* lessonOf(
  expressions: readonly Expression[],
  patterns: readonly Pattern[],
  { vocabulary, known, teaching }: { vocabulary: Vocabulary; known: ReadonlySet<number>; teaching: Teaching },
): Steps<Lesson> {
  const { language, slots, literals } = teaching
  const picked: Picked = { points: [], hashes: [] }
  const filling = { language, slots, vocabulary, expressions, picked }
  const met = newMetFeatures()
  let counts = new Int32Array(1024)
  const sentences: Sentence[] = []
  for (const [at, pattern] of patterns.entries()) {
    if (at % patternsInStep === patternsInStep - 1) yield
    const turns = turnsOf(pattern, filling)
    for (let turn = 0; turn < turns; turn++) {
      const { places, ofWords } = meetFeatures(met, fill(pattern, turn, filling), { literals, known })
      while (met.numbers.size > counts.length) counts = twiceAsLong(counts)
      for (let at = 0; at < places.length; at++) counts[places[at]!]!++
      sentences.push({ places, ofWords, expression: pattern.expression })
    }
  }
  return {
    patterns,
    sentences,
    features: met.numbers.keys(),
    counts: counts.slice(0, met.numbers.size),
    picked,
  }
}

/** A lesson that is made when anything of it is asked for. */
export function lazyLesson(make: () => Lesson): Lesson {
  let made: Lesson | undefined
  const lesson = () => {
    made ??= make()
    return made
  }
  return {
    get patterns() {
      return lesson().patterns
    },
    get sentences() {
      return lesson().sentences
    },
    get features() {
      return lesson().features
    },
    get counts() {
      return lesson().counts
    },
    get picked() {
      return lesson().picked
    },
  }
}
