import { calibrate, type Trial } from './calibrate.ts'
import { type Classifier, type LessonFeatures, newClassifier } from './classifier.ts'
import type { Calibration, Taught } from './confidence.ts'
import { fill } from './examples.ts'
import { featuresOf, wordFeature } from './features.ts'
import type { Lesson } from './lesson.ts'
import { candidateFinder } from './opinions.ts'
import { type GroupOf, openSchool, type School, type Spoken, teachSame } from './school.ts'
import type { Steps } from './steps.ts'
import { beginTraining, examplesOf, train } from './train.ts'

/** What was learned from a domain. */
export interface Learned {
  school: School
  model: Classifier
  calibration: Calibration
}

/** How often all sentences are gone through: small domains need it oftener, and can. */
function roundsFor(sentences: number): number {
  return Math.round(Math.max(2, Math.min(40, 30_000 / (sentences + 1))))
}

/** One in so many expressions is kept for a trial before it is learned as well. */
const trialEvery = 4
const mostTrials = 2000
/** Of so few, all are kept for a trial in turn: a few trials tell little. */
const fewSentences = 1500
/** Slots are filled with other values than those that are learned, free text with any words. */
const trialTurn = 7
const roundsAfterTrial = 1
/** The evidence of a sentence of which nothing is known. */
const nothingFound = -10

/** Which expressions are tried, and the features of all lessons as the model numbers them. */
interface Trying {
  isTried: (expression: number, label: number) => boolean
  numbered: readonly LessonFeatures[]
}

/**
 * Learns a domain. What is learned depends on its content and the order of that alone: of an earlier time only lessons are
 * taken that would be made again just so, and what was learned from all of them where none changed or moved. The weights are
 * never trained on from earlier ones, since they would keep what was deleted and what the domain was too small for.
 */
export function* learnAll(
  domain: Spoken,
  language: string,
  { earlier, groupOf }: { earlier?: Learned | undefined; groupOf?: GroupOf | undefined } = {},
): Steps<Learned> {
  const school = yield* openSchool(domain, language, { earlier: earlier?.school, groupOf })
  if (earlier !== undefined && teachSame(earlier.school, school)) return { ...earlier, school }
  const { lessons } = school
  const { model, numbered } = newClassifier(lessons)
  yield
  const examples = yield* examplesOf(model, lessons, numbered, school.intents.length)
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
    trials.push(...(yield* trialsOf(school, model, { isTried, numbered })))
  }
  const isAlone = school.groups.every((group) => group === 0)
  const calibration = yield* calibrate(trials, isAlone ? 'alone' : 'together')
  // What was right again and again still rests: those that were tried are what there is to learn
  yield* train(training, all, roundsAfterTrial)
  return { school, model, calibration }
}

/** So many trials are a step. */
const trialsInStep = 50

/** Guesses sentences that were not learned yet, as if nobody had ever heard them; those of nobody too. */
function* trialsOf(
  { intents, groups, lessons, teaching, vocabulary, ofLiterals }: School,
  model: Classifier,
  trying: Trying,
): Steps<Trial[]> {
  const { isTried } = trying
  const taught = taughtBy(lessons, model, trying)
  yield
  const known = new Set(ofLiterals)
  for (const hash of vocabulary.hashes) {
    const id = model.ids.find(wordFeature(hash))
    if (id >= 0 && taught.isMet(id)) known.add(hash)
  }
  const tried = lessons.flatMap(({ patterns }, label) =>
    patterns
      .filter(({ expression }) => isTried(expression, label))
      .map((pattern) => {
        const intent = intents[label]
        return { pattern, label, isNobodys: intent === undefined, expressions: intent?.expressions ?? [] }
      }),
  )
  const find = candidateFinder(model, groups)
  const every = Math.max(1, Math.round(tried.length / mostTrials))
  const trials: Trial[] = []
  for (const [at, { pattern, label, isNobodys, expressions }] of tried.entries()) {
    if (!isNobodys && at % every !== 0) continue
    const words = fill(pattern, trialTurn, { ...teaching, vocabulary, expressions })
    const [best] = find(featuresOf(words, { literals: teaching.literals, known }), taught)
    trials.push({ evidence: best?.evidence ?? nothingFound, isRight: best?.label === label, isNobodys })
    if (trials.length % trialsInStep === 0) yield
  }
  yield
  return trials
}

/** What is learned from the lessons without what is tried: a feature counts where it would if there were no more. */
function taughtBy(
  lessons: readonly Lesson[],
  { rows, columns, fewest }: Classifier,
  { isTried, numbered }: Trying,
): Taught & { isMet: (feature: number) => boolean } {
  const ofFeature = new Int32Array(rows.length - 1)
  const ofPair = new Uint8Array(columns.length)
  lessons.forEach(({ sentences, features }, label) => {
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
