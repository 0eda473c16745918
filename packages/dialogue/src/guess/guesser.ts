import type { Reading, SpokenSlot } from '../model/reading.ts'
import { numberReader } from '../words/numbers/number-words.ts'
import { type FoldedWord, foldedWordsOf } from '../words/text/folded-words.ts'
import { scoreOf } from './confidence.ts'
import { featureFinder } from './features.ts'
import { type Learned, learnAll } from './learning.ts'
import { type FindNearest, nearestIn } from './nearest.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import { candidateFinder } from './opinions.ts'
import type { Steps } from './steps.ts'
import { type Tagged, tag } from './tagger.ts'
import type { GroupOf, Spoken } from './training-set.ts'

/** Understands sentences that no expression says, by likeness to the expressions. */
export interface Guesser {
  /** The intents that a sentence likely means, the best first; none where none of them is likely enough. */
  guess(text: string): Reading[]
  /** The intents that come nearest, however unlikely they are or what they lack, the best first. */
  candidates(text: string): Reading[]
  /** A guess with a lower score is none. */
  threshold: number
  /** What the next guesser goes on from. */
  learned: Learned
}

/** What helps to learn: an earlier guesser only saves work. */
export interface LearnOptions {
  earlier?: Guesser | undefined
  /** Whose an intent is, where several domains are learned as one. */
  groupOf?: GroupOf | undefined
}

/** Learns to guess the intents of a domain in a language, step by step, for those who have others to answer meanwhile. */
export function* learning(
  domain: Spoken,
  language: string,
  { earlier, groupOf }: LearnOptions = {},
): Steps<Guesser> {
  return guesserFor(yield* learnAll(domain, language, { earlier: earlier?.learned, groupOf }))
}

/** A guesser by what was learned. */
export function guesserFor(learned: Learned): Guesser {
  const { trainingSet, model, calibration } = learned
  const { sampling, intents, groups, samples, known } = trainingSet
  const { language, literals } = sampling
  const reader = numberReader(language)
  const details = new Map<number, { neighbours: Neighbours; nearest: FindNearest }>()
  const find = candidateFinder(model, groups)
  const featuresOf = featureFinder({ literals, known })

  /** Made when an intent is guessed first: most of them never are. */
  function detailsOf(label: number) {
    const known = details.get(label)
    if (known !== undefined) return known
    const intentSamples = samples[label]!
    const made = {
      neighbours: neighboursOf(intentSamples.patterns, sampling),
      nearest: nearestIn(intents[label]!.expressions, intentSamples),
    }
    details.set(label, made)
    return made
  }

  /** The words of a sentence; numbers in words count as numbers where no expression has these words. */
  function read(text: string): FoldedWord[] {
    const words = foldedWordsOf(text, language)
    const keys = words.map(({ key }) => key)
    words.forEach((word, start) => {
      if (known.has(word.hash)) return
      const { ends, count } = reader.read(keys, keys.length, start)
      for (let at = 0; at < count; at++) {
        for (const said of words.slice(start, ends[at])) said.isNumber = true
      }
    })
    return words
  }

  /** Those with at least such a score: to find the slots and the nearest expression is most of the work. */
  function candidates(text: string, lowest: number): Reading[] {
    const words = read(text)
    const features = featuresOf(words)
    return find(features).flatMap(({ label, evidence, ofGroup }): Reading[] => {
      const score = scoreOf(evidence, calibration)
      if (score < lowest) return []
      const { neighbours, nearest } = detailsOf(label)
      const slots = tag(words, { literals, reader, neighbours, language })
      const lacks = neighbours.needed.find((name) => slots.every(({ slot }) => slot !== name))
      return [
        {
          intent: intents[label]!.name,
          slots: slots.map((tagged) => spoken(text, words, tagged)),
          score,
          origin: {
            kind: 'guess',
            nearest: nearest(features),
            ofGroup,
            ...(lacks !== undefined && { lacks }),
          },
        },
      ]
    })
  }

  return {
    candidates: (text) => candidates(text, 0),
    guess: (text) => candidates(text, calibration.threshold).filter(({ origin }) => !lacksSlot(origin)),
    threshold: calibration.threshold,
    learned,
  }
}

/** What cannot be carried out is no guess: every expression of the intent says a value that was not found. */
function lacksSlot(origin: Reading['origin']): boolean {
  return origin.kind === 'guess' && origin.lacks !== undefined
}

function spoken(text: string, words: readonly FoldedWord[], { slot, start, end, value }: Tagged): SpokenSlot {
  const { from } = words[start]!
  const { to } = words[end - 1]!
  const said = text.slice(from, to)
  return { slot, value: value ?? said, text: said, from, to }
}
