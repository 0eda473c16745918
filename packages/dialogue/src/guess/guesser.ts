import type { Domain } from '@sdp/domain'
import type { Reading, SpokenSlot } from '../reading.ts'
import { type Classifier, inputOf, newClassifier, scoreInto, toProbabilities } from './classifier.ts'
import { confidence } from './confidence.ts'
import { featuresOf } from './features.ts'
import type { Lesson } from './lesson.ts'
import { type FindNearest, nearestIn } from './nearest.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import { openSchool, type School } from './school.ts'
import { type Tagged, tag } from './tagger.ts'
import { examplesOf, train } from './train.ts'
import { type Word, wordsOf } from './words.ts'

/** Understands sentences that no expression says, by likeness to the expressions. */
export interface Guesser {
  /** The intents that a sentence likely means, the best first; none where none of them is likely enough. */
  guess(text: string): Reading[]
  /** The intents that come nearest, however unlikely they are, the best first. */
  candidates(text: string): Reading[]
  /** A guess with a lower score is none. */
  threshold: number
  /** What the next guesser goes on from. */
  learned: Learned
}

/** What was learned from a domain. */
interface Learned {
  school: School
  model: Classifier
}

/** So many intents are considered for a sentence. */
const mostCandidates = 5
const threshold = 0.3

/** How often all sentences are gone through: small domains need it oftener, and can. */
function roundsFor(sentences: number): number {
  return Math.round(Math.max(5, Math.min(40, 40_000 / (sentences + 1))))
}

/** How often the sentences of a changed intent, and as many of the others, are gone through. */
const roundsAgain = 3

/**
 * Learns to guess the intents of a domain in a language. With an earlier guesser for the same language only what changed
 * since is learned, on top of what that one knows.
 */
export function learn(domain: Domain, language: string, earlier?: Guesser): Guesser {
  const before = earlier?.learned
  const isSameLanguage = before?.school.teaching.language === language
  const school = openSchool(domain, language, isSameLanguage ? before.school : undefined)
  if (before === undefined || !isSameLanguage) {
    const model = newClassifier(school.lessons)
    const examples = examplesOf(model, school.lessons)
    train(model, examples, roundsFor(examples.length))
    return guesserFor({ school, model })
  }
  const old = new Set(before.school.lessons)
  const changed = school.lessons.filter((lesson) => !old.has(lesson))
  if (changed.length === 0 && old.size === school.lessons.length)
    return guesserFor({ school, model: before.model })
  const model = newClassifier(school.lessons, before.model)
  train(model, examplesAgain(model, school.lessons, changed), roundsAgain)
  return guesserFor({ school, model })
}

/** The sentences of changed intents, and of the others so many that they are not forgotten. */
function examplesAgain(model: Classifier, lessons: readonly Lesson[], changed: readonly Lesson[]) {
  const isChanged = new Set(changed)
  const fresh = changed.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const others = Math.ceil((2 * fresh) / Math.max(1, lessons.length - changed.length))
  return examplesOf(model, lessons, (lesson) =>
    isChanged.has(lesson) ? lesson.sentences.length : Math.max(4, others),
  )
}

function guesserFor(learned: Learned): Guesser {
  const { school, model } = learned
  const { teaching, lessons, isKnown } = school
  const { language, literals, slots } = teaching
  const details = new Map<Lesson, { neighbours: Neighbours; nearest: FindNearest }>()
  const scores = new Float64Array(lessons.length)
  const probabilities = new Float64Array(lessons.length)

  /** Made when an intent is guessed first: most of them never are. */
  function detailsOf(lesson: Lesson) {
    const known = details.get(lesson)
    if (known !== undefined) return known
    const made = { neighbours: neighboursOf(lesson.patterns, slots), nearest: nearestIn(lesson) }
    details.set(lesson, made)
    return made
  }

  function candidates(text: string): Reading[] {
    const words = wordsOf(text, language)
    const features = featuresOf(words, literals, isKnown)
    const input = inputOf(model, features)
    if (input.features.length === 0) return []
    scoreInto(scores, model, input)
    probabilities.set(scores)
    toProbabilities(probabilities)
    return highest(probabilities).map((label) => {
      const { neighbours, nearest } = detailsOf(lessons[label]!)
      return {
        intent: lessons[label]!.intent.name,
        slots: tag(words, literals, neighbours).slots.map((tagged) => spoken(text, words, tagged)),
        score: confidence(scores, probabilities, label),
        origin: { kind: 'guess', nearest: nearest(features) },
      }
    })
  }

  return {
    candidates,
    guess: (text) => candidates(text).filter(({ score }) => score >= threshold),
    threshold,
    learned,
  }
}

/** The places of the highest numbers, the highest first; of equal ones the earlier place. */
function highest(values: Float64Array): number[] {
  const places: number[] = []
  for (let at = 0; at < values.length; at++) {
    let place = places.length
    while (place > 0 && values[at]! > values[places[place - 1]!]!) place--
    if (place === mostCandidates) continue
    places.splice(place, 0, at)
    if (places.length > mostCandidates) places.pop()
  }
  return places
}

function spoken(text: string, words: readonly Word[], { slot, start, end, canonical }: Tagged): SpokenSlot {
  const { from } = words[start]!
  const { to } = words[end - 1]!
  const said = text.slice(from, to)
  return { slot, value: canonical ?? said, text: said, from, to }
}
